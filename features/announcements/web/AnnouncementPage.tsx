/** /scholarship/announcements/{id}: over the list when it was opened from there, else a page of its own. */
import { useBackground } from '@platform/web/list/background';
import { page } from '@platform/web/page/page';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { AnnouncementArticle } from './AnnouncementArticle.tsx';
import { useAnnouncement, useView } from './queries.ts';

export const handle = page({ title: '公告详情', needsLogin: true });

const AnnouncementDialog = lazy(() => import('./AnnouncementDialog.tsx'));

export default function AnnouncementPage() {
  const { id = '' } = useParams();
  const { isModal: over } = useBackground();
  const { data: announcement, error, refetch, isFetching } = useAnnouncement(id);
  useView(announcement);
  if (over) {
    return (
      <Suspense>
        <AnnouncementDialog
          announcement={announcement}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      </Suspense>
    );
  }
  if (announcement) return <AnnouncementArticle key={id} announcement={announcement} />;
  return error ? (
    <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
  ) : (
    <ListSkeleton count={3} />
  );
}
