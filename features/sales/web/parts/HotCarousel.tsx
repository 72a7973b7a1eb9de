/** The carousel of hot courses. */
import { Price } from '@features/shop/web/parts/Price.tsx';
import { Skeleton } from '@mantine/core';
import { Carousel } from '@platform/web/carousel/Carousel.tsx';
import { formatDateTime } from '@platform/web/format/time';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ListedCourse } from '../../contract/course.ts';
import { salesPath } from '../../contract/path.ts';
import { useHotCourses } from '../queries.ts';
import { CourseCover } from './CourseCover.tsx';
import { CourseMarks } from './CourseMarks.tsx';
import classes from './HotCarousel.module.css';
import { Places } from './Places.tsx';

function Slide({ course, eager }: { course: ListedCourse; eager: boolean }) {
  const { id, title, subtitle, instructor, startTime, price, originalPrice } = course;
  return (
    <div className={classes['slide']}>
      <CourseCover course={course} eager={eager} sizes="(max-width: 48rem) 92vw, 32rem" />
      <div className={classes['words']}>
        <CourseMarks course={course} />
        <h2>
          <EntryLink path={salesPath} id={id} place="carousel">
            {title}
          </EntryLink>
        </h2>
        <p>{subtitle}</p>
        <p className={classes['facts']}>
          <Verbatim>{instructor}</Verbatim> · {formatDateTime(startTime)} 开课
        </p>
        <Price price={price} originalPrice={originalPrice} large />
        <Places course={course} />
      </div>
    </div>
  );
}

/** Empty without hot courses or after a failure; the list below works without it. */
export function HotCarousel() {
  const { data, isPending } = useHotCourses();
  if (isPending) return <Skeleton className={classes['loading'] ?? ''} radius={0} />;
  if (!data || data.courses.length === 0) return null;
  return (
    <Carousel label="热门课程" counter="门" items={data.courses}>
      {(course, eager) => <Slide course={course} eager={eager} />}
    </Carousel>
  );
}
