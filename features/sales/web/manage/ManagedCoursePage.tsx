/** /course-sales/manage/{id}: a course for its editors, with its seats. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { DetailRoute } from '@platform/web/list/DetailRoute.tsx';
import { page } from '@platform/web/page/page';
import { Link, useParams } from 'react-router';
import { salesCoursePath } from '../../contract/path.ts';
import { CourseMarks } from '../parts/CourseMarks.tsx';
import { CourseTimes } from '../parts/CourseTimes.tsx';
import { Places } from '../parts/Places.tsx';
import { useCourse } from '../queries.ts';
import { CourseControls } from './CourseControls.tsx';
import { CourseSeats } from './CourseSeats.tsx';
import { managedList } from './list.ts';

export const handle = page({ title: '课程销售管理', needsLogin: true });

export default function ManagedCoursePage() {
  const { id = '' } = useParams();
  return (
    <DetailRoute list={managedList} answer={useCourse(id)} size="52rem">
      {(course, { headingOrder }) => (
        <Stack component="article" gap="md">
          <CourseMarks course={course} />
          <Title order={headingOrder} size="h2">
            {course.title}
          </Title>
          <CourseTimes course={course} />
          <Places course={course} />
          {course.cancelReason !== null && <Text c="dimmed">取消原因：{course.cancelReason}</Text>}
          <CourseControls course={course} />
          {course.publishTime !== null && (
            <>
              <Anchor component={Link} to={salesCoursePath(id)}>
                查看课程页面
              </Anchor>
              <CourseSeats course={course} headingOrder={headingOrder} />
            </>
          )}
        </Stack>
      )}
    </DetailRoute>
  );
}
