/** The tab of reviewers: profiles, workload and assignments. */
import { Button, Group } from '@mantine/core';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useState } from 'react';
import type { Reviewer } from '../../contract/reviewer.ts';
import { useReviewers } from '../queries.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { EvenDialog } from './EvenDialog.tsx';
import { ReviewerDialog } from './ReviewerDialog.tsx';
import { ReviewerTable } from './ReviewerTable.tsx';

type Open = { is: 'even' } | { is: 'assign' } | { is: 'profile'; of: Reviewer | null };

export default function ReviewersPanel() {
  const reviewers = useReviewers();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ is: 'profile', of: null });
  return (
    <section aria-label="评审专家">
      <QueryState query={reviewers}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="还没有评审人" action={<Button onClick={add}>添加评审人</Button>}>
              有评审权限的用户加入后，才能分配申请。
            </EmptyState>
          ) : (
            <>
              <Group justify="center" gap="xs" mb="md">
                <Button onClick={add}>添加评审人</Button>
                <Button variant="default" onClick={() => setOpen({ is: 'assign' })}>
                  手工分配
                </Button>
                <Button variant="default" onClick={() => setOpen({ is: 'even' })}>
                  平均分配
                </Button>
              </Group>
              <ReviewerTable reviewers={data} onEdit={(of) => setOpen({ is: 'profile', of })} />
            </>
          )
        }
      </QueryState>
      {open?.is === 'profile' && <ReviewerDialog reviewer={open.of} onClose={close} />}
      {open?.is === 'assign' && <AssignDialog onClose={close} />}
      {open?.is === 'even' && <EvenDialog onClose={close} />}
    </section>
  );
}
