/** How many places of a course are taken, as a bar and in numbers. */
import { formatCount } from '@platform/web/format/amount';
import type { SalesCourse } from '../../contract/course.ts';
import classes from './Places.module.css';

export function Places({ course }: { course: Pick<SalesCourse, 'currentStudents' | 'maxStudents'> }) {
  const { currentStudents, maxStudents } = course;
  const left = Math.max(0, maxStudents - currentStudents);
  return (
    <p className={classes['places']} data-full={left === 0 || undefined}>
      <span className={classes['bar']} aria-hidden>
        <i style={{ inlineSize: `${Math.min(100, (currentStudents / maxStudents) * 100)}%` }} />
      </span>
      <span>{left === 0 ? '名额已满' : `还剩 ${formatCount(left)} 席`}</span>
      <span>
        {formatCount(currentStudents)}/{formatCount(maxStudents)}
      </span>
    </p>
  );
}
