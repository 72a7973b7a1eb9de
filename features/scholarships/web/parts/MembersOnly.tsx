/** The login prompt in place of members' content. */
import { Button } from '@mantine/core';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { scholarshipList } from '../list.ts';
import { loginFirst } from '../messages.ts';

interface MembersOnlyProps {
  /** What the login gives access to. */
  why: string;
  children: (userId: string) => ReactNode;
}

/** Shows its children to members; a skeleton until the session has been read. */
export function MembersOnly({ why, children }: MembersOnlyProps) {
  const { pathname, search } = useLocation();
  const { restored, isLoggedIn, userInfo } = useSession();
  if (!restored) return <ListSkeleton count={4} />;
  if (isLoggedIn && userInfo) return children(userInfo.id);
  return (
    <EmptyState
      title={loginFirst}
      action={
        <Button component={Link} to={loginPath(`${pathname}${search}`)}>
          去登录
        </Button>
      }
    >
      {why}
    </EmptyState>
  );
}

/** For members who have not applied yet. */
export function BrowseButton() {
  return (
    <Button component={Link} to={scholarshipList.path}>
      看看有哪些奖学金
    </Button>
  );
}
