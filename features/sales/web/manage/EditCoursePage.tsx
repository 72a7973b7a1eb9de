/** /course-sales/manage/new and /course-sales/manage/{id}/edit: the editor of a course over the list. */
import { Alert, SimpleGrid } from '@mantine/core';
import { DocumentRoute } from '@platform/web/document/DocumentRoute.tsx';
import { formatCount } from '@platform/web/format/amount';
import { page } from '@platform/web/page/page';
import type { ReactNode } from 'react';
import type { SalesCourse } from '../../contract/course.ts';
import { courseQuery } from '../queries.ts';
import { managedList } from './list.ts';
import { salesCourseDocument } from './salesCourseDocument.ts';

export const handle = page({ title: '编辑课程', needsLogin: true });

const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>{children}</SimpleGrid>
);

/** Whom a change of a published course reaches. */
function ChangeNote({ course: { currentStudents } }: { course: SalesCourse }) {
  return (
    <Alert color="gold" mt="md">
      改动开课或结束时间后，席位的持有人（目前占用 {formatCount(currentStudents)}{' '}
      个名额）会收到站内通知和邮件，开课前可以退回席位。增加的名额先提供给候补名单。
    </Alert>
  );
}

export default function EditCoursePage() {
  return (
    <DocumentRoute
      type={salesCourseDocument}
      list={managedList}
      query={courseQuery}
      layout={({ field }) => (
        <>
          {field('title')}
          {field('subtitle')}
          <Pair>
            {field('category')}
            {field('level')}
            {field('instructor')}
            {field('instructorTitle')}
            {field('price')}
            {field('originalPrice')}
            {field('startTime')}
            {field('endTime')}
            {field('duration')}
            {field('maxStudents')}
          </Pair>
          {field('cover')}
          {field('learningGoals')}
          {field('description')}
          <Pair>
            {field('canResell')}
            {field('isHot')}
          </Pair>
        </>
      )}
      footer={(saved) => saved?.publishTime && <ChangeNote course={saved} />}
    />
  );
}
