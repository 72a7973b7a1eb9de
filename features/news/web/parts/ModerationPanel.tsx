/** The editors' list of all items, by category, search words and state. */
import { genericErrors } from '@platform/contract/errors';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useSession } from '@platform/web/session/session';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NewsListView } from '../list.ts';
import { moderationQuery } from '../queries.ts';
import { useReader } from '../roles.ts';
import { StoredRows } from './StoredRow.tsx';

export default function ModerationPanel({ view }: { view: NewsListView }) {
  const restored = useSession((session) => session.restored);
  const { isEditor } = useReader();
  const answer = useQuery({
    ...moderationQuery(view.state),
    placeholderData: keepPreviousData,
    enabled: isEditor,
  });
  if (!restored) return <ListSkeleton />;
  if (!isEditor) return <ErrorState title={genericErrors.FORBIDDEN.message} />;
  return (
    <ListPanel
      view={view}
      answer={answer}
      items={({ news }) => news}
      heading="编辑台"
      choices={<FieldSelect view={view} field="state" />}
    >
      {(news) => <StoredRows news={news} />}
    </ListPanel>
  );
}
