/** A course in the catalogue; all of the card opens it. */
import { Price } from '@features/shop/web/parts/Price.tsx';
import { Text } from '@mantine/core';
import { EntryCard } from '@platform/web/list/EntryCard.tsx';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import type { ReactNode } from 'react';
import type { ListedCourse } from '../../contract/course.ts';
import { coursesPath } from '../../contract/path.ts';
import { Badges } from './Badges.tsx';
import classes from './CourseCard.module.css';
import { CourseCover } from './CourseCover.tsx';
import { Instructor } from './Instructor.tsx';
import { Stats } from './Stats.tsx';

interface CourseCardProps {
  course: ListedCourse;
  /** On the first screen. */
  eager: boolean;
  /** In place of statistics and price, for courses that the member takes. */
  children?: ReactNode;
}

export function CourseCard({ course, eager, children }: CourseCardProps) {
  const { id, title, subtitle, description, price, originalPrice, highlights } = course;
  return (
    <EntryCard
      className={classes['card']}
      cover={
        <CourseCover
          course={course}
          eager={eager}
          sizes="(max-width: 30rem) 92vw, (max-width: 64rem) 45vw, 19rem"
        />
      }
      kicker={<Badges course={course} />}
      title={
        <EntryLink path={coursesPath} id={id}>
          <Highlighted text={title} spans={highlights?.title} />
        </EntryLink>
      }
    >
      <Text component="p" size="sm" c="dimmed" lineClamp={2}>
        <Highlighted text={subtitle} spans={highlights?.subtitle} />
      </Text>
      {highlights?.description && (
        <Text component="p" size="sm" c="dimmed" lineClamp={3}>
          <Highlighted text={description} spans={highlights.description} />
        </Text>
      )}
      <Instructor course={course} size={32} />
      {children ?? (
        <>
          <Stats course={course} />
          <p className={classes['price']}>
            <Price price={price} originalPrice={originalPrice} />
          </p>
        </>
      )}
    </EntryCard>
  );
}
