/** The pages of editors: forms over the catalogue, and the list of all courses. */
import type { PageRoute } from '@platform/web/page/routes';

/** Below `/courses`, with the catalogue behind them. */
export const writingForms: NonNullable<PageRoute['children']> = [
  { path: 'new', file: 'writing/NewCoursePage.tsx' },
  { path: ':id/edit', file: 'writing/EditCoursePage.tsx' },
];

export const writingRoutes: readonly PageRoute[] = [
  {
    path: 'admin/courses',
    file: 'writing/CoursesAdminPage.tsx',
    menu: { label: '课程管理', position: 7, place: 'account', roles: ['editor', 'admin'] },
  },
];
