/** The pages of the course sales: the list, a course with its dialogs, the member's seats, and the editors' pages. */
import type { PageRoute } from '@platform/web/page/routes';
import { courseEditors } from '../contract/access.ts';

export const routes: readonly PageRoute[] = [
  {
    path: 'course-sales',
    file: 'SalesLayout.tsx',
    menu: { label: '课程销售', position: 5 },
    children: [
      { path: '', file: 'SalesPage.tsx' },
      // `dialog` is one of those in CourseDialog.tsx.
      { path: ':id/:dialog?', file: 'CoursePage.tsx' },
    ],
  },
  {
    path: 'course-sales/seats',
    file: 'seats/SeatsPage.tsx',
    menu: { label: '我的席位', position: 4, place: 'account' },
  },
  { path: 'course-sales/seats/:id', file: 'seats/SeatPage.tsx' },
  {
    path: 'course-sales/manage',
    file: 'manage/ManageLayout.tsx',
    menu: { label: '课程销售管理', position: 7, place: 'account', roles: courseEditors },
    children: [
      { path: '', file: 'manage/ManagePage.tsx' },
      { path: 'new', file: 'manage/EditCoursePage.tsx' },
      { path: ':id', file: 'manage/ManagedCoursePage.tsx' },
      { path: ':id/edit', file: 'manage/EditCoursePage.tsx' },
    ],
  },
];
