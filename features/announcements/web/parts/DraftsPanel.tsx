/** The drafts, for editors. */
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useDrafts } from '../queries.ts';
import { AnnouncementRows } from './AnnouncementRows.tsx';

export function DraftsPanel() {
  return (
    <QueryState query={useDrafts()}>
      {(drafts) =>
        drafts.length === 0 ? (
          <EmptyState title="没有草稿">写好而未发布的公告，会列在这里。</EmptyState>
        ) : (
          <section aria-label="草稿">
            <AnnouncementRows announcements={drafts} />
          </section>
        )
      }
    </QueryState>
  );
}
