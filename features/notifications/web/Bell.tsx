/** The bell in the header: the count of unread notifications, and the latest of them. */
import { ActionIcon, Badge, VisuallyHidden } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useDisclosure } from '@platform/web/page/useDisclosure';
import { useSession } from '@platform/web/session/session';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import classes from './Bell.module.css';
import { useLiveNotifications, useUnreadCount } from './queries.ts';

const Latest = lazyPart(() => import('./parts/Latest.tsx'));

/** Milliseconds before the bell connects: the page's first view does not wait for the live connection's code. */
const listeningDelay = 2000;

/** For logged-in members. */
export default function Bell() {
  const member = useSession(({ userInfo }) => userInfo?.id ?? '');
  const unread = useUnreadCount();
  const [isListening, setListening] = useState(false);
  useTimeout(() => setListening(true), listeningDelay, { autoInvoke: true });
  useLiveNotifications(member, isListening);
  const { opened, toggle, frame, button } = useDisclosure<HTMLDivElement>();
  const titleId = useId();
  return (
    <div ref={frame} className={classes['frame']}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={44}
        className={classes['bell'] ?? ''}
        aria-label={unread > 0 ? `通知，${unread} 条未读` : '通知'}
        aria-expanded={opened}
        onClick={toggle}
      >
        <IconBell stroke={1.5} size={20} />
        {unread > 0 && (
          <Badge size="sm" circle={unread < 10} className={classes['count'] ?? ''} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </Badge>
        )}
      </ActionIcon>
      <VisuallyHidden aria-live="polite">{unread > 0 && `${unread} 条未读通知`}</VisuallyHidden>
      {opened && (
        <section className={classes['dropdown']} aria-labelledby={titleId}>
          <b id={titleId} className={classes['title']}>
            最新通知
          </b>
          <Suspense fallback={<ListSkeleton count={3} />}>
            <Latest unread={unread} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
