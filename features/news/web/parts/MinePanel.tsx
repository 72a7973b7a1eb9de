/** A member's own items, hidden ones included. */
import { Button } from '@mantine/core';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { NewsListView } from '../list.ts';
import { mineQuery } from '../queries.ts';
import { useWriting } from '../writing/useWriting.ts';
import { StoredRows } from './StoredRow.tsx';

export default function MinePanel({ view }: { view: NewsListView }) {
  const { restored, isLoggedIn } = useSession();
  const begin = useWriting(({ begin: start }) => start);
  const { state, pathOf } = view;
  const answer = useQuery({
    ...mineQuery(state),
    placeholderData: keepPreviousData,
    enabled: isLoggedIn,
  });
  if (!restored) return <ListSkeleton />;
  if (!isLoggedIn) {
    return (
      <EmptyState
        title="请先登录"
        action={
          <Button component={Link} to={loginPath(pathOf({ page: state.page }))}>
            去登录
          </Button>
        }
      >
        登录后可以看到您发布的新闻。
      </EmptyState>
    );
  }
  return (
    <ListPanel
      // The member's own list has no filters.
      view={{ ...view, hasFilters: false }}
      answer={answer}
      items={({ news }) => news}
      heading="我的新闻"
      empty={{
        title: '您还没有发布过新闻',
        action: <Button onClick={() => begin('new')}>写第一篇</Button>,
      }}
    >
      {(news) => <StoredRows news={news} />}
    </ListPanel>
  );
}
