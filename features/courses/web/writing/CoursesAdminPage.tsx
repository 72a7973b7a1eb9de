/** /admin/courses: all courses for editors, with what can be done with each. */
import { Box, Container, Group } from '@mantine/core';
import { genericErrors } from '@platform/contract/errors';
import { query } from '@platform/web/api/api';
import { NewDocumentLink } from '@platform/web/document/DocumentLinks.tsx';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { useHasAccess } from '@platform/web/session/roles';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { courseStaff, listStoredCourses } from '../../contract/endpoints.ts';
import { courseList } from '../list.ts';
import { CoursesTable } from './CoursesTable.tsx';
import { storedCourseList } from './list.ts';

export const handle = page({ title: '课程管理', needsLogin: true, query: storedCourseList.names });

function StoredCourses() {
  const view = useList(storedCourseList, useLocation().search);
  const answer = useQuery({
    ...query(listStoredCourses, { query: view.state }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <Group justify="end" mb="md">
        <NewDocumentLink list={courseList} />
      </Group>
      <Box maw="40rem" mx="auto" mb="sm">
        <SearchField view={view} />
      </Box>
      <FieldLinks view={view} field="state" />
      <ListPanel view={view} answer={answer} items={({ courses }) => courses}>
        {(courses) => <CoursesTable courses={courses} />}
      </ListPanel>
    </>
  );
}

export default function CoursesAdminPage() {
  const isEditor = useHasAccess(courseStaff);
  return (
    <Container py="xl">
      <ListHead title="课程管理" motto="备课有方 · 开讲有期" />
      {isEditor ? <StoredCourses /> : <ErrorState title={genericErrors.FORBIDDEN.message} />}
    </Container>
  );
}
