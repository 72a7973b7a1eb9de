/** The timeline of a record on the axis: one party's entries on the left, the other's on the right. */
import type { Tone } from '@platform/contract/lifecycle';
import { formatDateTime } from '@platform/web/format/time';
import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

export interface TimelineEntry {
  side: 'left' | 'right';
  label: string;
  tone: Tone;
  at: string;
  /** Before the label, in the accent colour. */
  prefix?: string | null;
  /** Below the label. */
  note?: ReactNode;
}

export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes['timeline']} aria-label={label}>
      {entries.map(({ side, label: text, tone, at, prefix, note }, index) => (
        <li key={index} data-side={side} data-tone={tone}>
          <strong>
            {prefix && <span className={classes['prefix']}>{prefix}</span>}
            {text}
          </strong>
          {note && <span className={classes['note']}>{note}</span>}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ol>
  );
}
