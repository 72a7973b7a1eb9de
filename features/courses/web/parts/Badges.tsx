/** The badges of a course: hot, its level, and whether it is a draft. */
import { Badge, Group } from '@mantine/core';
import { courseLevelNames } from '../../contract/category.ts';
import type { ListedCourse } from '../../contract/course.ts';

export function Badges({ course }: { course: Pick<ListedCourse, 'isHot' | 'level' | 'publishTime'> }) {
  return (
    <Group component="p" gap={6} m={0}>
      {course.publishTime === null && (
        <Badge component="span" color="gray" variant="light">
          草稿
        </Badge>
      )}
      {course.isHot && <Badge component="span">热门</Badge>}
      <Badge component="span" color="celadon" variant="light">
        {courseLevelNames[course.level]}
      </Badge>
    </Group>
  );
}
