/** A notification: its sentence is the link to the thing, which marks it as read. */
import { formatDateTime } from '@platform/web/format/time';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { Link } from 'react-router';
import { groupNames, kinds, sentenceOf } from '../../contract/kinds.ts';
import type { Notification } from '../../contract/notification.ts';
import { useMarkRead } from '../queries.ts';
import classes from './NotificationItem.module.css';

export function NotificationItem({ notification }: { notification: Notification }) {
  const { id, kind, path, quote, actors, occurredAt, isRead } = notification;
  const markRead = useMarkRead();
  const [actor] = actors;
  return (
    <li className={classes['item']} data-unread={!isRead}>
      {actor ? (
        <Avatar name={actor.name} address={actor.avatar} />
      ) : (
        <span className={classes['seal']} aria-hidden="true">
          {groupNames[kinds[kind].group][0]}
        </span>
      )}
      <div className={classes['text']}>
        <Link to={path} onClick={() => !isRead && markRead(id)}>
          {!isRead && <span className={classes['dot']} role="img" aria-label="未读" />}
          {sentenceOf(notification).map(({ text, isVerbatim }, index) =>
            // The pieces of a sentence keep their places.
            isVerbatim ? <Verbatim key={`${index} ${text}`}>{text}</Verbatim> : text,
          )}
        </Link>
        {quote && (
          <p className={classes['quote']}>
            <Verbatim>{quote}</Verbatim>
          </p>
        )}
        <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>
      </div>
    </li>
  );
}
