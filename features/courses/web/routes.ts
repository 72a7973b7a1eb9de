/** The pages of the courses: the catalogue, a course over it or as a page of its own, a purchase, learning and writing. */
import type { PageRoute } from '@platform/web/page/routes';
import { learningRoutes } from './learning/routes.ts';
import { writingForms, writingRoutes } from './writing/routes.ts';

export const routes: readonly PageRoute[] = [
  {
    path: 'courses',
    file: 'CoursesLayout.tsx',
    menu: { label: '课程', position: 4 },
    children: [
      { path: '', file: 'CoursesPage.tsx' },
      ...writingForms,
      { path: ':id', file: 'CoursePage.tsx' },
    ],
  },
  { path: 'courses/purchases/:id', file: 'buying/PurchasePage.tsx' },
  {
    path: 'admin/course-reviews',
    file: 'reviews/ReportedReviewsPage.tsx',
    menu: { label: '课程评价', position: 8, place: 'account', roles: ['editor', 'admin'] },
  },
  {
    path: 'admin/course-purchases',
    file: 'buying/PurchasesAdminPage.tsx',
    menu: { label: '课程购买', position: 9, place: 'account', roles: ['admin'] },
  },
  ...learningRoutes,
  ...writingRoutes,
];
