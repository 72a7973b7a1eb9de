/** /scholarship/announcements/{id}/edit: the editor over the list. */
import { page } from '@platform/web/page/page';
import { useParams } from 'react-router';
import { AnnouncementEditor } from './writing/AnnouncementEditor.tsx';

export const handle = page({ title: '编辑公告', needsLogin: true });

export default function EditAnnouncementPage() {
  const { id = '' } = useParams();
  return <AnnouncementEditor key={id} id={id} />;
}
