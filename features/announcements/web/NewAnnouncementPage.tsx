/** /scholarship/announcements/new: the editor of a new announcement over the list. */
import { page } from '@platform/web/page/page';
import { AnnouncementEditor } from './writing/AnnouncementEditor.tsx';

export const handle = page({ title: '写公告', needsLogin: true });

export default AnnouncementEditor;
