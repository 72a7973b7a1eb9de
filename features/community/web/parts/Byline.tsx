/** Who wrote something and when. */
import type { PersonView } from '@features/accounts/contract/person';
import { PersonLink } from '@features/accounts/web/PersonLink.tsx';
import { formatDateTime, formatDay } from '@platform/web/format/time';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import type { ReactNode } from 'react';
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

export function Byline({ author, time, children }: BylineProps) {
  return (
    <p className={classes['byline']}>
      <span className={classes['author']}>
        <PersonLink person={author} size={32} />
      </span>
      <Moment time={time} />
      {children}
    </p>
  );
}
