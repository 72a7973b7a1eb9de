/** The courses of the editors' list. */
import { Anchor, Badge, Text } from '@mantine/core';
import { formatCount, formatShortYuan } from '@platform/web/format/amount';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { Link } from 'react-router';
import { courseCategoryNames } from '../../contract/category.ts';
import type { ListedCourse } from '../../contract/course.ts';
import { coursePath } from '../../contract/path.ts';
import { CourseActions } from './CourseActions.tsx';

const columns: readonly Column<ListedCourse>[] = [
  {
    key: 'title',
    label: '课程',
    place: 'head',
    cell: ({ id, title, instructor }) => (
      <>
        <Anchor component={Link} to={coursePath(id)}>
          {title}
        </Anchor>
        <Text size="xs" c="dimmed">
          {instructor}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    label: '状态',
    place: 'state',
    cell: ({ publishTime }) =>
      publishTime === null ? (
        <Badge variant="light" color="gray">
          草稿
        </Badge>
      ) : (
        <Badge variant="light" color="celadon">
          已发布
        </Badge>
      ),
  },
  { key: 'category', label: '分类', cell: ({ category }) => courseCategoryNames[category] },
  { key: 'lessons', label: '课时', cell: ({ lessons }) => formatCount(lessons) },
  { key: 'students', label: '学员', cell: ({ students }) => formatCount(students) },
  { key: 'price', label: '价格', cell: ({ price }) => (price === 0 ? '免费' : formatShortYuan(price)) },
  { key: 'actions', label: '操作', place: 'actions', cell: (course) => <CourseActions course={course} /> },
];

export const CoursesTable = ({ courses }: { courses: readonly ListedCourse[] }) => (
  <ResourceTable label="课程" columns={columns} rows={courses} rowKey={({ id }) => id} />
);
