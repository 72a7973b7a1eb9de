/** The latest notifications below the bell. */
import { Anchor } from '@mantine/core';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link } from 'react-router';
import { useLatest } from '../queries.ts';
import classes from './Latest.module.css';
import { NotificationItem } from './NotificationItem.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';

const latestLength = 5;

export default function Latest({ unread }: { unread: number }) {
  return (
    <>
      <div className={classes['readAll']}>
        <ReadAllButton available={unread > 0} />
      </div>
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
