/** The scholarships' routes: the page with its tabs, and an application's progress. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'scholarship', file: 'ScholarshipPage.tsx', menu: { label: '奖学金', position: 3 } },
  { path: 'scholarship/application', file: 'ApplicationPage.tsx' },
];
