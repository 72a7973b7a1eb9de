/** The drafts, for editors. */
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useDrafts } from '../queries.ts';
import { AnnouncementRows } from './AnnouncementRows.tsx';

export function DraftsPanel() {
  const { data, error, refetch, isFetching } = useDrafts();
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
    ) : (
      <ListSkeleton count={4} />
    );
  }
  if (data.length === 0) return <EmptyState title="没有草稿">写好而未发布的公告，会列在这里。</EmptyState>;
  return (
    <section aria-label="草稿">
      <AnnouncementRows announcements={data} />
    </section>
  );
}
