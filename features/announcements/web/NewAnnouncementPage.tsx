/** /scholarship/announcements/new: an empty sheet over the list. */
import { page } from '@platform/web/page/page';
import { WritingDialog } from './writing/WritingDialog.tsx';

export const handle = page({ title: '写公告', needsLogin: true });

export default function NewAnnouncementPage() {
  return <WritingDialog id={null} />;
}
