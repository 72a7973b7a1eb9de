/** What members can do with a post or a reply besides marking it; visitors load none of it. */
import { useSession } from '@platform/web/session/session';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import type { ContentActionsProps } from './MemberActions.tsx';

const MemberActions = lazyPart(() => import('./MemberActions.tsx'));

export function ContentActions(props: ContentActionsProps) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  if (!isLoggedIn) return null;
  return (
    <Suspense>
      <MemberActions {...props} />
    </Suspense>
  );
}
