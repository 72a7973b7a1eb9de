/** The reviewers with their counts: a table, on narrow screens a card for each. */
import { PersonLink } from '@features/accounts/web/PersonLink.tsx';
import { Button, Progress } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { type Reviewer, reviewerStates } from '../../contract/reviewer.ts';

interface ReviewerTableProps {
  reviewers: readonly Reviewer[];
  onEdit: (reviewer: Reviewer) => void;
}

const columns: readonly Column<Reviewer>[] = [
  {
    key: 'name',
    label: '评审人',
    place: 'head',
    cell: ({ title, ...person }) => (
      <>
        <b>
          <PersonLink person={person} />
        </b>
        <small>{title}</small>
      </>
    ),
  },
  {
    key: 'expertise',
    label: '专业领域',
    cell: ({ expertise, institution }) => (
      <>
        {expertise}
        <small data-verbatim>{institution ?? ''}</small>
      </>
    ),
  },
  {
    key: 'progress',
    label: '进度',
    cell: ({ assignedCount, completedCount }) => (
      <>
        分配 {assignedCount} · 完成 {completedCount}
        <Progress
          size="sm"
          color="celadon"
          value={assignedCount > 0 ? (completedCount / assignedCount) * 100 : 0}
          aria-label="完成的份额"
        />
      </>
    ),
  },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status }) => <StatusBadge of={reviewerStates} status={status} />,
  },
];

export function ReviewerTable({ reviewers, onEdit }: ReviewerTableProps) {
  const actions: Column<Reviewer> = {
    key: 'actions',
    label: '操作',
    place: 'actions',
    cell: (reviewer) => (
      <Button size="compact-sm" variant="default" onClick={() => onEdit(reviewer)}>
        编辑
      </Button>
    ),
  };
  return (
    <ResourceTable
      label="评审专家"
      columns={[...columns, actions]}
      rows={reviewers}
      rowKey={({ id }) => id}
    />
  );
}
