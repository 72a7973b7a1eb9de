/** /scholarship/announcements/{id}: over the list when it was opened from there, else a page of its own. */
import { DetailRoute } from '@platform/web/list/DetailRoute.tsx';
import { page } from '@platform/web/page/page';
import { useParams } from 'react-router';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import { announcementList } from './list.ts';
import { useAnnouncement, useView } from './queries.ts';

export const handle = page({ title: '公告详情', needsLogin: true });

export default function AnnouncementPage() {
  const { id = '' } = useParams();
  const answer = useAnnouncement(id);
  useView(answer.data);
  return (
    <DetailRoute list={announcementList} answer={answer} size="52rem">
      {(announcement, place) => <AnnouncementDetail key={id} announcement={announcement} {...place} />}
    </DetailRoute>
  );
}
