/** Writes a reviewer's profile; a new one begins with the choice of a user. */
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { CommandForm } from '@platform/web/form/CommandForm.tsx';
import { useContractForm } from '@platform/web/form/form';
import { notices } from '@platform/web/notices';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { z } from 'zod';
import {
  addReviewer,
  listReviewerCandidates,
  listReviewers,
  type Reviewer,
  reviewerFields,
  reviewerProfile,
  reviewerStates,
  updateReviewer,
} from '../../contract/reviewer.ts';
import { useCandidates } from '../queries.ts';

interface ReviewerDialogProps {
  /** Null for a new one. */
  reviewer: Reviewer | null;
  onClose: () => void;
}

const schema = reviewerProfile.extend({
  userId: z.uuid({ error: '请选择用户' }),
  status: reviewerStates.schema,
});

export function ReviewerDialog({ reviewer, onClose }: ReviewerDialogProps) {
  const { bind, submit, showServerError, formError } = useContractForm(schema, {
    userId: reviewer?.id ?? '',
    title: reviewer?.title ?? '',
    expertise: reviewer?.expertise ?? '',
    institution: reviewer?.institution ?? '',
    status: reviewer?.status ?? 'active',
  });
  const done = {
    invalidates: [listReviewers, listReviewerCandidates],
    onSuccess() {
      notices.success(reviewer ? '评审人已更新' : '评审人已添加');
      onClose();
    },
    onError: (error: ApiError) =>
      showServerError(error, { NOT_A_REVIEWER: 'userId', ALREADY_A_REVIEWER: 'userId' }),
  };
  const add = useCommand(addReviewer, done);
  const update = useCommand(updateReviewer, done);
  const users = useCandidates(reviewer === null);
  const candidates = users.data?.map(({ id, name, username }) => ({
    value: id,
    label: `${name}（${username}）`,
  }));
  const userId = {
    label: '用户',
    kind: 'select' as const,
    required: true,
    placeholder: '选择有评审权限的用户',
    options: candidates ?? [],
    description:
      users.error?.message ?? (candidates?.length === 0 ? '没有可添加的用户：先在账户中授予评审权限。' : ''),
  };
  return (
    <Dialog opened onClose={onClose} title={reviewer ? '编辑评审人' : '添加评审人'}>
      {reviewer && (
        <p>
          <b data-verbatim>{reviewer.name}</b>
        </p>
      )}
      <CommandForm
        fields={reviewer ? reviewerFields : { userId, ...reviewerFields }}
        bind={bind}
        onSubmit={submit(({ userId: id, ...body }) =>
          reviewer
            ? update.mutate({ params: { id: reviewer.id }, body })
            : add.mutate({ body: { userId: id, ...body } }),
        )}
        formError={formError}
        isPending={add.isPending || update.isPending}
        action="保存"
        onCancel={onClose}
      />
    </Dialog>
  );
}
