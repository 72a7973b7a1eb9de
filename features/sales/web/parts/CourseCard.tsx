/** A course in the list; all of the card opens it. */
import { Price } from '@features/shop/web/parts/Price.tsx';
import { Text } from '@mantine/core';
import { formatShortYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { EntryCard } from '@platform/web/list/EntryCard.tsx';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import type { ListedCourse } from '../../contract/course.ts';
import { salesPath } from '../../contract/path.ts';
import classes from './CourseCard.module.css';
import { CourseCover } from './CourseCover.tsx';
import { CourseMarks } from './CourseMarks.tsx';
import { Places } from './Places.tsx';

export function CourseCard({ course }: { course: ListedCourse }) {
  const { id, title, subtitle, instructor, instructorTitle, price, originalPrice, resellPrice } = course;
  const { startTime, highlights } = course;
  return (
    <EntryCard
      className={classes['card']}
      cover={<CourseCover course={course} sizes="(max-width: 36rem) 92vw, (max-width: 64rem) 45vw, 19rem" />}
      kicker={<CourseMarks course={course} />}
      title={
        <EntryLink path={salesPath} id={id}>
          <Highlighted text={title} spans={highlights?.title} />
        </EntryLink>
      }
    >
      <Text component="p" size="sm" c="dimmed" lineClamp={2}>
        <Highlighted text={subtitle} spans={highlights?.subtitle} />
      </Text>
      <p className={classes['instructor']}>
        <Highlighted text={instructor} spans={highlights?.instructor} isName />
        <span>{instructorTitle}</span>
      </p>
      <Text component="p" size="sm">
        <time dateTime={startTime}>{formatDateTime(startTime)}</time> 开课
      </Text>
      <Places course={course} />
      <p className={classes['price']}>
        <Price price={price} originalPrice={originalPrice} />
        {resellPrice !== null && <span>转售 {formatShortYuan(resellPrice)} 起</span>}
      </p>
    </EntryCard>
  );
}
