/** A page of announcements with what belongs to it: total, filters, and the way to the other pages. */
import { Button, VisuallyHidden } from '@mantine/core';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { announcementsPath, isNarrowed, widen, writeAddress } from '../address.rules.ts';
import { useAnnouncements } from '../queries.ts';
import type { AddressParts } from '../useAddress.ts';
import { AnnouncementRows } from './AnnouncementRows.tsx';
import classes from './ListPanel.module.css';
import { Toolbar } from './Toolbar.tsx';

export function ListPanel({ shown, change, pathOf }: AddressParts) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useAnnouncements(shown);
  const top = useRef<HTMLDivElement>(null);
  const total = data?.pagination.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / shown.limit));

  const list = () => {
    if (error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
    if (!data) return <ListSkeleton count={shown.limit} />;
    if (data.announcements.length > 0)
      return <AnnouncementRows announcements={data.announcements} stale={isPlaceholderData} />;
    if (total > 0) {
      const first = (
        <Button component={Link} to={pathOf({ page: 1 })} preventScrollReset>
          回到第一页
        </Button>
      );
      return <EmptyState title="这一页没有公告了" action={first} />;
    }
    if (!isNarrowed(shown)) return <EmptyState title="还没有公告">新的公告发布后，会列在这里。</EmptyState>;
    const all = (
      <Button component={Link} to={announcementsPath + writeAddress(widen(shown))} preventScrollReset>
        清除条件，查看全部
      </Button>
    );
    return (
      <EmptyState title="没有找到相符的公告" action={all}>
        换个词，或换一个类别、年份试试。
      </EmptyState>
    );
  };

  return (
    <div ref={top} className={classes['panel']}>
      <VisuallyHidden component="h2">公告列表</VisuallyHidden>
      <Toolbar shown={shown} change={change} total={error ? undefined : data?.pagination.total} />
      {list()}
      {!error && pages > 1 && shown.page <= pages && (
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
