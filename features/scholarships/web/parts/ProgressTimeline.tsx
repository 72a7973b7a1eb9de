/** The timeline of an application: the applicant's side and the staff's side. */
import { Timeline } from '@platform/web/lifecycle/Timeline.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { applicationEvents, type TimelineEntry } from '../../contract/timeline.ts';

export function ProgressTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Timeline
      label="申请的经过"
      entries={entries.map(({ event, actor, note, material, at }) => ({
        side: actor === 'applicant' ? 'left' : 'right',
        label: applicationEvents.labels[event],
        tone: applicationEvents.tones[event],
        at,
        note: (material || note) && (
          <>
            {material && <Verbatim>{material.name}</Verbatim>}
            {note && <Verbatim>{note}</Verbatim>}
          </>
        ),
      }))}
    />
  );
}
