/** /course-sales/manage: all courses, for editors; the layout renders the list. */
import { page } from '@platform/web/page/page';
// Loaded together with this page.
import './ManageList.tsx';

export const handle = page({ title: '课程销售管理', needsLogin: true });

export default function ManagePage() {
  return null;
}
