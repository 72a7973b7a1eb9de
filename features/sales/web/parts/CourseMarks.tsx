/** The badges of a course: its status, whether it is sold out, and its category and level. */
import { Badge, Group } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { courseCategoryNames, courseLevelNames, isSoldOut, type SalesCourse } from '../../contract/course.ts';
import { courseStatuses } from '../../contract/lifecycle.ts';

export function CourseMarks({ course }: { course: SalesCourse }) {
  const { status, category, level, publishTime, cancelReason } = course;
  return (
    <Group component="span" gap={6}>
      {cancelReason === null ? (
        <StatusBadge of={courseStatuses} status={status} />
      ) : (
        <Badge component="span" color="red" variant="light">
          已取消
        </Badge>
      )}
      {publishTime === null && (
        <Badge component="span" color="gray" variant="outline">
          草稿
        </Badge>
      )}
      {status !== 'ended' && isSoldOut(course) && (
        <Badge component="span" color="red" variant="light">
          已售罄
        </Badge>
      )}
      <Badge component="span" color="gray" variant="transparent" px={4}>
        {courseCategoryNames[category]} · {courseLevelNames[level]}
      </Badge>
    </Group>
  );
}
