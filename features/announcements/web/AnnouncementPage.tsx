/** /scholarship/announcements/{id}: a dialog over the list when opened from there, else a page. */
import { EntryRoute } from '@platform/web/list/EntryRoute.tsx';
import { page } from '@platform/web/page/page';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AnnouncementArticle } from './AnnouncementArticle.tsx';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import { useAnnouncement, useView } from './queries.ts';

export const handle = page({ title: '公告详情', needsLogin: true });

export default function AnnouncementPage() {
  const { id = '' } = useParams();
  const answer = useAnnouncement(id);
  const [isConfirming, setConfirming] = useState(false);
  useView(answer.data);
  return (
    <EntryRoute
      answer={answer}
      title="公告详情"
      size="52rem"
      isCovered={isConfirming}
      page={(announcement) => <AnnouncementArticle key={id} announcement={announcement} />}
      dialog={(announcement, close) => (
        <AnnouncementDetail
          announcement={announcement}
          headingOrder={2}
          onDeleted={close}
          onDialog={setConfirming}
        />
      )}
    />
  );
}
