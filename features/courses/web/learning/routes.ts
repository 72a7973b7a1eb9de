/** The pages of learning. */
import type { PageRoute } from '@platform/web/page/routes';

export const learningRoutes: readonly PageRoute[] = [
  { path: 'courses/:id/learn', file: 'learning/LearnPage.tsx' },
  { path: 'certificates', file: 'learning/CertificatesPage.tsx' },
  { path: 'certificates/:number', file: 'learning/CertificatePage.tsx' },
];
