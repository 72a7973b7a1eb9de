/** The bell in the header: the count of unread notifications, and the latest of them. */
import { ActionIcon, Anchor, Badge, Group, Popover, VisuallyHidden } from '@mantine/core';
import { useSession } from '@platform/web/session/session';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './Bell.module.css';
import { NotificationItem } from './parts/NotificationItem.tsx';
import { ReadAllButton } from './parts/ReadAllButton.tsx';
import { useLatest, useLiveNotifications, useUnreadCount } from './queries.ts';

const latestLength = 5;

function Latest() {
  return (
    <>
      <QueryState query={useLatest(latestLength)} rows={3}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <p className={classes['empty']}>还没有通知</p>
          ) : (
            <ul className={classes['list']}>
              {notifications.map((each) => (
                <NotificationItem key={each.id} notification={each} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <Anchor component={Link} to="/notifications" size="sm" className={classes['all'] ?? ''}>
        全部通知
      </Anchor>
    </>
  );
}

/** For logged-in members. */
export default function Bell() {
  const member = useSession(({ userInfo }) => userInfo?.id ?? '');
  const unread = useUnreadCount();
  useLiveNotifications(member);
  const [opened, setOpened] = useState(false);
  const titleId = useId();
  const { key } = useLocation();
  // Every navigation closes it.
  useEffect(() => setOpened(false), [key]);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="clamp(10rem, 24rem, calc(100vw - 1rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={classes['bell'] ?? ''}
          aria-label={unread > 0 ? `通知，${unread} 条未读` : '通知'}
          onClick={() => setOpened(!opened)}
        >
          <IconBell stroke={1.5} size={20} />
          {unread > 0 && (
            <Badge size="sm" circle={unread < 10} className={classes['count'] ?? ''} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </Badge>
          )}
        </ActionIcon>
      </Popover.Target>
      <VisuallyHidden aria-live="polite">{unread > 0 && `${unread} 条未读通知`}</VisuallyHidden>
      <Popover.Dropdown aria-labelledby={titleId} className={classes['dropdown'] ?? ''}>
        <Group justify="space-between" className={classes['head'] ?? ''}>
          <b id={titleId}>最新通知</b>
          <ReadAllButton available={unread > 0} />
        </Group>
        <Latest />
      </Popover.Dropdown>
    </Popover>
  );
}
