/** The courses of a page as cards. */
import type { ReactNode } from 'react';
import type { ListedCourse } from '../../contract/course.ts';
import classes from './CourseCard.module.css';
import { CourseCard } from './CourseCard.tsx';

/** The number of cards on the first screen. */
const firstScreen = 4;

interface CourseGridProps<Item> {
  items: readonly Item[];
  courseOf: (item: Item) => ListedCourse;
  /** In place of statistics and price. */
  children?: (item: Item) => ReactNode;
}

export function CourseGrid<Item>({ items, courseOf, children }: CourseGridProps<Item>) {
  return (
    <ul className={classes['courses']}>
      {items.map((item, index) => {
        const course = courseOf(item);
        return (
          <li key={course.id}>
            <CourseCard course={course} eager={index < firstScreen}>
              {children?.(item)}
            </CourseCard>
          </li>
        );
      })}
    </ul>
  );
}
