/** /courses (specification, section 2); the layout renders the catalogue, so that it stays under an open course. */
import { page } from '@platform/web/page/page';
import { courseList } from './list.ts';
// Loaded together with this page.
import './CourseList.tsx';

export const handle = page({
  title: '课程',
  description: '传统文化、书法、音乐、文学与历史：名师录制的课程，按自己的节奏学。',
  needsLogin: true,
  query: courseList.names,
});

export default function CoursesPage() {
  return null;
}
