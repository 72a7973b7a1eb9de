/** The editors' list: everybody's items, hidden ones too, by category, words and state. */
import { genericErrors } from '@platform/contract/errors';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { useSession } from '@platform/web/session/session';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { newsStateNames, newsStates } from '../../contract/filter.ts';
import { deskQuery } from '../queries.ts';
import { useReader } from '../roles.ts';
import type { PanelProps } from './NewsPanel.tsx';
import { StoredList } from './StoredList.tsx';

const states = newsStates.map((value) => ({ value, label: newsStateNames[value] }));

export default function DeskPanel(panel: PanelProps) {
  const { shown, change } = panel;
  const restored = useSession((session) => session.restored);
  const { isEditor } = useReader();
  const answer = useQuery({ ...deskQuery(shown), placeholderData: keepPreviousData, enabled: isEditor });
  if (!restored) return <ListSkeleton />;
  if (!isEditor) return <ErrorState title={genericErrors.FORBIDDEN.message} />;
  return (
    <StoredList
      {...panel}
      heading="编辑台"
      answer={answer}
      choices={
        <NativeSelect
          label="状态"
          options={states}
          value={shown.state}
          onChange={(state) => change({ state })}
        />
      }
      empty={<EmptyState title="没有找到相符的新闻" />}
    />
  );
}
