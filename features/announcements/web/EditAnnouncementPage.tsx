/** /scholarship/announcements/{id}/edit: the editor over the list. */
import { page } from '@platform/web/page/page';
import { AnnouncementEditor } from './writing/AnnouncementEditor.tsx';

export const handle = page({ title: '编辑公告', needsLogin: true });

export default AnnouncementEditor;
