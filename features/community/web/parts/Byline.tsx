/** Who wrote something and when. */
import type { PersonView } from '@features/accounts/contract/person';
import { formatDateTime, formatDay } from '@platform/web/format/time';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { memberPath } from '../../contract/path.ts';
import classes from './Byline.module.css';

/** A time in the visitor's zone; the server renders the portal's day. */
export function Moment({ time }: { time: string }) {
  return (
    <time dateTime={time}>
      <ClientOnly fallback={formatDay(time)}>{formatDateTime(time)}</ClientOnly>
    </time>
  );
}

interface BylineProps {
  author: PersonView;
  time: string;
  /** After the time. */
  children?: ReactNode;
}

export function Byline({ author: { id, name, avatar }, time, children }: BylineProps) {
  return (
    <p className={classes['byline']}>
      <Link to={memberPath(id)} className={classes['author']}>
        <Avatar name={name} address={avatar} />
        <bdi data-verbatim translate="no">
          {name}
        </bdi>
      </Link>
      <Moment time={time} />
      {children}
    </p>
  );
}
