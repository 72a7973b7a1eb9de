/** The catalogue with its search and filters, and the member's own courses; the state is in the address. */
import { Box, Group } from '@mantine/core';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense } from 'react';
import { coursesPerPage } from '../contract/category.ts';
import { type CourseListView, courseList } from './list.ts';
import { CourseGrid } from './parts/CourseGrid.tsx';
import { useCourses } from './queries.ts';

const MyCourses = lazyPart(() => import('./mine/MyCourses.tsx'));
const Purchases = lazyPart(() => import('./mine/Purchases.tsx'));

const skeleton = <ListSkeleton shape="cards" count={coursesPerPage} />;

function Catalogue({ view }: { view: CourseListView }) {
  return (
    <>
      <Box maw="40rem" mx="auto" mb="sm">
        <SearchField view={view} />
      </Box>
      <FieldLinks view={view} field="category" variant="chips" />
      <ListPanel
        view={view}
        answer={useCourses(view.state)}
        items={({ courses }) => courses}
        choices={
          <Group gap="xs" wrap="nowrap">
            <FieldSelect view={view} field="level" />
            <FieldSelect view={view} field="sort" />
          </Group>
        }
        chips
        skeleton={skeleton}
        empty={{ text: '课程正在筹备，过些日子再来看看。' }}
        filteredHint="换个词，或换个分类、难度试试。"
      >
        {(courses) => <CourseGrid items={courses} courseOf={(course) => course} />}
      </ListPanel>
    </>
  );
}

export default function CourseList({ search }: { search: string }) {
  const view = useList(courseList, search);
  const { tab } = view.state;
  return (
    <>
      <ListHead title="课程" motto="循序而进 · 学有所成" />
      <ListTabs view={view} field="tab" ofPage>
        {tab === 'all' ? (
          <Catalogue view={view} />
        ) : (
          <Suspense fallback={skeleton}>
            {tab === 'mine' ? <MyCourses view={view} /> : <Purchases view={view} />}
          </Suspense>
        )}
      </ListTabs>
    </>
  );
}
