/** The form of a reviewer's profile; a new one starts with the selection of a user. */
import { Alert, Button, Group, NativeSelect } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { FieldInputs } from '@platform/web/form/FieldInputs.tsx';
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

const fields = reviewerProfile.extend({
  userId: z.uuid({ error: '请选择用户' }),
  status: reviewerStates.schema,
});

export function ReviewerDialog({ reviewer, onClose }: ReviewerDialogProps) {
  const { form, submit, showServerError, formError } = useContractForm(fields, {
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
  return (
    <Dialog opened onClose={onClose} title={reviewer ? '编辑评审人' : '添加评审人'}>
      <form
        noValidate
        onSubmit={submit(({ userId, ...profile }) =>
          reviewer
            ? update.mutate({ params: { id: reviewer.id }, body: profile })
            : add.mutate({ body: { userId, ...profile } }),
        )}
      >
        {formError && (
          <Alert color="red" mb="md" role="alert">
            {formError}
          </Alert>
        )}
        {reviewer ? (
          <p>
            <b data-verbatim>{reviewer.name}</b>
          </p>
        ) : (
          <Candidates mb="md" {...form.getInputProps('userId')} />
        )}
        <FieldInputs
          fields={reviewerFields}
          bind={(name) => ({ key: form.key(name), ...form.getInputProps(name) })}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" loading={add.isPending || update.isPending}>
            保存
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** Users with a reviewing role but without a profile. */
function Candidates(props: Record<string, unknown>) {
  const { data, error } = useCandidates();
  const options = (data ?? []).map(({ id, name, username }) => ({
    value: id,
    label: `${name}（${username}）`,
  }));
  return (
    <NativeSelect
      label="用户"
      withAsterisk
      description={
        error?.message ?? (data?.length === 0 ? '没有可添加的用户：先在账户中授予评审权限。' : undefined)
      }
      data={[{ value: '', label: '选择有评审权限的用户' }, ...options]}
      {...props}
    />
  );
}
