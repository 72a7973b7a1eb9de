/** A member's own items, hidden ones included. */
import { Button } from '@mantine/core';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mineQuery } from '../queries.ts';
import { useWriting } from '../writing/useWriting.ts';
import type { PanelProps } from './NewsPanel.tsx';
import { StoredList } from './StoredList.tsx';

export default function MinePanel(panel: PanelProps) {
  const { restored, isLoggedIn } = useSession();
  const begin = useWriting(({ begin: start }) => start);
  const { shown, pathOf } = panel;
  const answer = useQuery({
    ...mineQuery(shown),
    placeholderData: keepPreviousData,
    enabled: isLoggedIn,
  });
  if (!restored) return <ListSkeleton />;
  if (!isLoggedIn) {
    return (
      <EmptyState
        title="请先登录"
        action={
          <Button component={Link} to={loginPath(pathOf({ page: shown.page }))}>
            去登录
          </Button>
        }
      >
        登录后可以看到您发布的新闻。
      </EmptyState>
    );
  }
  const lost = shown.page > 1;
  return (
    <StoredList
      {...panel}
      heading="我的新闻"
      answer={answer}
      empty={
        <EmptyState
          title={lost ? '这一页没有新闻了' : '您还没有发布过新闻'}
          action={
            lost ? (
              <Button component={Link} to={pathOf({ page: 1 })} preventScrollReset>
                回到第一页
              </Button>
            ) : (
              <Button onClick={() => begin('new')}>写第一篇</Button>
            )
          }
        />
      }
    />
  );
}
