/** When a course begins and ends: in the visitor's time zone, and in the portal's if that differs. */
import { portalMinute } from '@platform/contract/zone';
import { formatDateTime } from '@platform/web/format/time';
import type { SalesCourse } from '../../contract/course.ts';
import classes from './CourseTimes.module.css';

/** Minutes from the portal's zone to UTC. */
const portalOffset = -480;

export function CourseTimes({ course }: { course: Pick<SalesCourse, 'startTime' | 'endTime'> }) {
  const { startTime, endTime } = course;
  const isElsewhere = new Date(startTime).getTimezoneOffset() !== portalOffset;
  const portalText = (instant: string) => portalMinute(new Date(instant)).replace('T', ' ');
  return (
    <span className={classes['times']}>
      <span>
        <time dateTime={startTime}>{formatDateTime(startTime)}</time> 至{' '}
        <time dateTime={endTime}>{formatDateTime(endTime)}</time>
        {isElsewhere && '（您所在的时区）'}
      </span>
      {isElsewhere && (
        <small>
          香港时间 <b>{portalText(startTime)}</b> 至 <b>{portalText(endTime)}</b>
        </small>
      )}
    </span>
  );
}
