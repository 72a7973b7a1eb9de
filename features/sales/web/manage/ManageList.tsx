/** All courses of the editors, with drafts and cancelled ones, the last changed first. */
import { Badge } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { NewDocumentLink } from '@platform/web/document/DocumentLinks.tsx';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { useList } from '@platform/web/list/useList';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SalesCourse } from '../../contract/course.ts';
import { listStoredCourses } from '../../contract/editing.ts';
import { courseStatuses } from '../../contract/lifecycle.ts';
import { managePath, salesPath } from '../../contract/path.ts';
import { managedList } from './list.ts';
import classes from './ManageList.module.css';

function StageBadge({ course: { publishTime, cancelReason, status } }: { course: SalesCourse }) {
  if (cancelReason !== null) return <Badge color="red">已取消</Badge>;
  if (publishTime === null) return <Badge color="gray">草稿</Badge>;
  return <StatusBadge of={courseStatuses} status={status} />;
}

const columns: readonly Column<SalesCourse>[] = [
  {
    key: 'title',
    label: '课程',
    place: 'head',
    cell: ({ id, title, instructor }) => (
      <>
        <EntryLink path={managePath} id={id} className={classes['link']}>
          {title}
        </EntryLink>
        <small data-verbatim>{instructor}</small>
      </>
    ),
  },
  { key: 'start', label: '开课', cell: ({ startTime }) => formatDateTime(startTime) },
  {
    key: 'places',
    label: '名额',
    cell: ({ currentStudents, maxStudents }) => `${formatCount(currentStudents)}/${formatCount(maxStudents)}`,
  },
  { key: 'listings', label: '转售中', cell: ({ listings }) => formatCount(listings) },
  { key: 'price', label: '价格', place: 'figure', cell: ({ price }) => formatYuan(price) },
  { key: 'stage', label: '阶段', place: 'state', cell: (course) => <StageBadge course={course} /> },
];

export default function ManageList({ search }: { search: string }) {
  const view = useList(managedList, search);
  const answer = useQuery({
    ...query(listStoredCourses, { query: view.state }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <ListHead title="课程销售管理" back={{ to: salesPath, label: '课程销售' }} />
      <FieldLinks view={view} field="stage" />
      <ListPanel
        view={view}
        answer={answer}
        items={({ courses }) => courses}
        choices={<NewDocumentLink list={managedList} />}
      >
        {(courses) => <ResourceTable label="课程" columns={columns} rows={courses} rowKey={({ id }) => id} />}
      </ListPanel>
    </>
  );
}
