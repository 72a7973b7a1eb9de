/** The courses on sale: carousel, search, filters and a page of cards; the state is in the address. */
import { Box } from '@mantine/core';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { SearchField } from '@platform/web/list/SearchField.tsx';
import { useList } from '@platform/web/list/useList';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { coursesPerPage } from '../contract/course.ts';
import { salesList } from './list.ts';
import classes from './parts/CourseCard.module.css';
import { CourseCard } from './parts/CourseCard.tsx';
import { HotCarousel } from './parts/HotCarousel.tsx';
import { useCourses } from './queries.ts';

export default function SalesList({ search }: { search: string }) {
  const view = useList(salesList, search);
  return (
    <>
      <ListHead title="课程销售" motto="名师在席 · 虚位以待" />
      <HotCarousel />
      <Box maw="40rem" mx="auto" mb="sm">
        <SearchField view={view} />
      </Box>
      <FieldLinks view={view} field="status" />
      <ListPanel
        view={view}
        answer={useCourses(view.state)}
        items={({ courses }) => courses}
        choices={<FieldSelect view={view} field="category" />}
        chips
        skeleton={<ListSkeleton shape="cards" count={coursesPerPage} />}
        empty={{ text: '新的课程发布后，会列在这里。' }}
        filteredHint="换个词，或换个状态、分类试试。"
      >
        {(courses) => (
          <ul className={classes['courses']}>
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        )}
      </ListPanel>
    </>
  );
}
