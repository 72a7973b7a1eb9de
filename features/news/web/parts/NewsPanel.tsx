/** Everybody's news: how many there are, the items of the page, and the other pages. */
import { Button, VisuallyHidden } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { isNarrowed, type NewsAddress, widen } from '../address.rules.ts';
import { useNews } from '../queries.ts';
import type { Change, PathOf } from '../useAddress.ts';
import { FeedLink } from './FeedLink.tsx';
import { NewsGrid, NewsGridSkeleton } from './NewsGrid.tsx';
import classes from './NewsPanel.module.css';
import { Toolbar } from './Toolbar.tsx';

export interface PanelProps {
  shown: NewsAddress;
  change: Change;
  pathOf: PathOf;
}

export function NewsPanel({ shown, change, pathOf }: PanelProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useNews(shown);
  const top = useRef<HTMLDivElement>(null);
  const firstPage = shown.page === 1 && !shown.search;

  const list = () => {
    if (error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <NewsGridSkeleton count={shown.limit} lead={firstPage} />;
    if (data.news.length > 0) {
      const lead = firstPage && data.news.at(0)?.featured === true;
      return <NewsGrid news={data.news} lead={lead} stale={isPlaceholderData} />;
    }
    const lost = shown.page > 1;
    const narrowed = isNarrowed(shown);
    return (
      <EmptyState
        title={lost ? '这一页没有新闻了' : narrowed ? '没有找到相符的新闻' : '还没有新闻'}
        action={
          (lost || narrowed) && (
            <Button
              component={Link}
              to={lost ? pathOf({ page: 1 }) : pathOf({ ...widen(shown), search: undefined })}
              preventScrollReset
            >
              {lost ? '回到第一页' : '清除条件，浏览全部'}
            </Button>
          )
        }
      >
        {narrowed ? '换个词，或换个分类，也许就遇见了。' : null}
      </EmptyState>
    );
  };

  const pages = data?.pagination.last_page ?? 1;
  return (
    <div ref={top} className={classes['panel']}>
      <VisuallyHidden component="h2">新闻列表</VisuallyHidden>
      <Toolbar shown={shown} change={change} pagination={error ? undefined : data?.pagination}>
        <FeedLink category={shown.category} />
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
