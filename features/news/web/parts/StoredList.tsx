/** A paged list of rows for those who write: its places, what went wrong, that there is nothing, the rows. */
import { VisuallyHidden } from '@mantine/core';
import type { LongPagination } from '@platform/contract/search';
import type { ApiError } from '@platform/web/api/failure';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { ListedStoredNews } from '../../contract/news.ts';
import type { PanelProps } from './NewsPanel.tsx';
import classes from './StoredList.module.css';
import { StoredRow } from './StoredRow.tsx';
import { Toolbar } from './Toolbar.tsx';

interface StoredListProps extends PanelProps {
  heading: string;
  answer: UseQueryResult<{ news: ListedStoredNews[]; pagination: LongPagination }, ApiError>;
  /** Further choices in the toolbar. */
  choices?: ReactNode;
  /** Stands in for an empty list. */
  empty: ReactNode;
}

export function StoredList({ heading, answer, choices, empty, shown, change, pathOf }: StoredListProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = answer;
  const top = useRef<HTMLDivElement>(null);
  const pages = data?.pagination.last_page ?? 1;

  const list = () => {
    if (error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton />;
    if (data.news.length === 0) return empty;
    return (
      <ul className={classes['list']} aria-busy={isPlaceholderData}>
        {data.news.map((item) => (
          <li key={item.id}>
            <StoredRow item={item} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div ref={top} className={classes['panel']}>
      <VisuallyHidden component="h2">{heading}</VisuallyHidden>
      <Toolbar shown={shown} change={change} pagination={error ? undefined : data?.pagination}>
        {choices}
      </Toolbar>
      {list()}
      {!error && pages > 1 && (
        <PageLinks
          pages={pages}
          page={shown.page}
          pathOf={(page) => pathOf({ page })}
          onPageChange={() => top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      )}
    </div>
  );
}
