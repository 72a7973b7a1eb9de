/** The layout around every page. */

import { useNoticesNeeded } from '@platform/web/notices';
import { useEarlyActions } from '@platform/web/page/earlyActions';
import { Guard } from '@platform/web/session/Guard.tsx';
import { useSession } from '@platform/web/session/session';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { type ReactNode, Suspense } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PlainNotices } from './PlainNotices.tsx';
import { background, MutedMembers } from './parts.ts';
import classes from './Shell.module.css';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useFollowVariant } from './useSwitchVariant.ts';

// Most visits have no notices.
const Notices = lazyPart(() => import('./Notices.tsx'));

export function Shell({ children }: { children: ReactNode }) {
  const noticesNeeded = useNoticesNeeded();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { main, announcement } = useFocusOnNavigation();
  useFollowVariant();
  useEarlyActions();
  const waiting = (
    <div className={classes['waiting']}>
      <ListSkeleton />
    </div>
  );
  return (
    <>
      <a href="#content" className={classes['skip']}>
        跳到正文
      </a>
      <NavigationProgress />
      <div className={classes['announcement']} aria-live="polite">
        {announcement}
      </div>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className={classes['main']}>
        <Guard waiting={waiting}>{children}</Guard>
      </main>
      <Footer />
      <PlainNotices />
      {noticesNeeded && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      {isLoggedIn && (
        <Suspense>
          <MutedMembers />
        </Suspense>
      )}
      {background.map((Background) => (
        <Background key={Background.name} />
      ))}
    </>
  );
}
