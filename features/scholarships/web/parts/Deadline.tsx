/** The deadline of a scholarship in its zone, and the time left. */
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import type { Scholarship } from '../../contract/scholarship.ts';
import { showDeadline, timeLeftText, zoneName } from '../time.rules.ts';
import classes from './Deadline.module.css';

type DeadlineFields = Pick<Scholarship, 'application_deadline' | 'deadline_zone' | 'is_open'>;

export function Deadline({ scholarship }: { scholarship: DeadlineFields }) {
  const { application_deadline: deadline, deadline_zone: zone, is_open } = scholarship;
  // The page is cached by the server, so the time left is calculated in the browser.
  const hydrated = useHydrated();
  return (
    <p className={classes['deadline']}>
      <span>
        截止 <time dateTime={deadline}>{showDeadline(deadline, zone)}</time>
        <small>{zoneName(zone)}</small>
      </span>
      <b data-open={is_open}>{is_open ? hydrated && timeLeftText(deadline, zone, Date.now()) : '已截止'}</b>
    </p>
  );
}
