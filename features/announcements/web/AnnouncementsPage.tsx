/** /scholarship/announcements (specification, section 2); the layout renders the list, so that it stays under a dialog. */
import { page } from '@platform/web/page/page';
// Loaded together with this page.
import './AnnouncementsList.tsx';

export const handle = page({
  title: '奖学金公告',
  description: '申请通知、政策规章、结果公示与活动安排：奖学金的每一件事。',
  needsLogin: true,
});

export default function AnnouncementsPage() {
  return null;
}
