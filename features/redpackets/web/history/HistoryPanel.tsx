/** The member's packets: sent, grabbed, come back; the latest first. */
import { Button, VisuallyHidden } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { historyTypeLabels, historyTypes } from '../../contract/lifecycle.ts';
import { type Address, centrePath } from '../address.rules.ts';
import { useHistory } from '../queries.ts';
import classes from './HistoryPanel.module.css';
import { HistoryRow } from './HistoryRow.tsx';

const filters = ['all', ...historyTypes] as const;
const nameOf = (type: Address['type']) => (type === 'all' ? '全部' : historyTypeLabels[type]);

export default function HistoryPanel({ shown }: { shown: Address }) {
  const { type, page } = shown;
  const { data, error, refetch, isFetching, isPlaceholderData } = useHistory(shown);
  const top = useRef<HTMLDivElement>(null);
  const pathOf = (number: number) => centrePath({ tab: 'history', type, page: number });

  const list = () => {
    if (error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton />;
    if (data.entries.length > 0)
      return (
        <ul className={classes['list']} aria-busy={isPlaceholderData}>
          {data.entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      );
    const lost = page > 1;
    return (
      <EmptyState
        title={lost ? '这一页没有记录了' : '还没有红包记录'}
        action={
          <Button component={Link} to={lost ? pathOf(1) : centrePath({ tab: 'grab' })} preventScrollReset>
            {lost ? '回到第一页' : '去抢红包'}
          </Button>
        }
      />
    );
  };

  const { total = 0, per_page: size = 1 } = data?.pagination ?? {};
  const pages = Math.ceil(total / size);
  return (
    <div ref={top} className={classes['panel']}>
      <VisuallyHidden component="h2">红包记录</VisuallyHidden>
      <nav aria-label="记录类型" className={classes['filters']}>
        {filters.map((filter) => (
          <Link
            key={filter}
            to={centrePath({ tab: 'history', type: filter })}
            aria-current={filter === type ? 'page' : undefined}
            preventScrollReset
          >
            {nameOf(filter)}
          </Link>
        ))}
      </nav>
      {list()}
      {!error && pages > 1 && (
        <PageLinks
          pages={pages}
          page={page}
          pathOf={pathOf}
          onPageChange={() => top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      )}
    </div>
  );
}
