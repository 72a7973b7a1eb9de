/** What happened to an application, on the axis: the applicant's side and the staff's side. */

import { formatDateTime } from '@platform/web/format/time';
import {
  type ApplicationEvent,
  applicationEventLabels,
  type TimelineEntry,
} from '../../contract/timeline.ts';
import classes from './ProgressTimeline.module.css';

const good = new Set<ApplicationEvent>(['submitted', 'approved', 'material_accepted', 'award_paid']);
const bad = new Set<ApplicationEvent>([
  'rejected',
  'withdrawn',
  'material_refused',
  'material_needs_supplement',
  'award_failed',
]);

const toneOf = (event: ApplicationEvent) => (good.has(event) ? 'good' : bad.has(event) ? 'bad' : 'plain');

export function ProgressTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes['timeline']} aria-label="申请的经过">
      {entries.map(({ event, actor, note, material, at }, place) => (
        <li key={place} data-side={actor} data-event={event} data-tone={toneOf(event)}>
          <strong>{applicationEventLabels[event]}</strong>
          {material && <span data-verbatim>{material.name}</span>}
          {note && (
            <span className={classes['note']} data-verbatim>
              {note}
            </span>
          )}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ol>
  );
}
