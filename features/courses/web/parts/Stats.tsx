/** Rating and learners of a course in one line. */
import { StarRating } from '@features/shop/web/parts/StarRating.tsx';
import { Group } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import type { ListedCourse } from '../../contract/course.ts';

type Rated = Pick<ListedCourse, 'rating' | 'reviewCount' | 'students'>;

export function Stats({ course: { rating, reviewCount, students } }: { course: Rated }) {
  return (
    <Group component="p" gap="0 0.75rem" c="dimmed" fz="sm" m={0}>
      {reviewCount > 0 ? <StarRating rating={rating} /> : <span>暂无评价</span>}
      <span>{formatCount(students)} 人在学</span>
    </Group>
  );
}
