/** The reviewers with their counts: a table, on narrow screens a card for each. */
import { Button, Progress } from '@mantine/core';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { type Reviewer, reviewerStates } from '../../contract/reviewer.ts';
import classes from '../parts/SlipTable.module.css';

interface ReviewerTableProps {
  reviewers: readonly Reviewer[];
  onEdit: (reviewer: Reviewer) => void;
}

export function ReviewerTable({ reviewers, onEdit }: ReviewerTableProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">评审人</th>
          <th scope="col">专业领域</th>
          <th scope="col">进度</th>
          <th scope="col">状态</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {reviewers.map((reviewer) => {
          const { id, name, title, expertise, institution, assignedCount, completedCount, status } = reviewer;
          return (
            <tr key={id} data-reviewer={id}>
              <td className={classes['head']}>
                <b data-verbatim>{name}</b>
                <small>{title}</small>
              </td>
              <td>
                {expertise}
                <small data-verbatim>{institution ?? ''}</small>
              </td>
              <td>
                <span className={classes['figure']}>
                  分配 {assignedCount} · 完成 {completedCount}
                </span>
                <Progress
                  size="sm"
                  color="celadon"
                  value={assignedCount > 0 ? (completedCount / assignedCount) * 100 : 0}
                  aria-label="完成的份额"
                />
              </td>
              <td className={classes['state']}>
                <StatusBadge of={reviewerStates} status={status} />
              </td>
              <td>
                <Button size="compact-sm" variant="default" onClick={() => onEdit(reviewer)}>
                  编辑
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
