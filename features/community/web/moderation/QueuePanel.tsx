/** The posts and replies that were reported or held, the longest waiting first; or those that are hidden. */
import { query } from '@platform/web/api/api';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listModerationQueue } from '../../contract/moderation.ts';
import boardClasses from '../Board.module.css';
import type { ModerationView } from './list.ts';
import { QueueRow } from './QueueRow.tsx';

interface QueuePanelProps {
  view: ModerationView;
  state: 'open' | 'hidden';
}

export function QueuePanel({ view, state }: QueuePanelProps) {
  const { page, limit } = view.state;
  const answer = useQuery({
    ...query(listModerationQueue, { query: { state, page, limit } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPanel
      view={view}
      answer={answer}
      items={({ entries }) => entries}
      empty={{ title: state === 'open' ? '没有要处理的内容' : '没有隐藏的内容' }}
    >
      {(entries) => (
        <ul className={boardClasses['posts']}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <QueueRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  );
}
