/** /scholarship/announcements/{id}/edit: an announcement on the editors' desk, over the list. */
import { page } from '@platform/web/page/page';
import { useParams } from 'react-router';
import { WritingDialog } from './writing/WritingDialog.tsx';

export const handle = page({ title: '编辑公告', needsLogin: true });

export default function EditAnnouncementPage() {
  const { id = '' } = useParams();
  return <WritingDialog key={id} id={id} />;
}
