/** Writes a reviewer's profile; a new one begins with the choice of a user. */
import { Alert, Button, Group, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import type { ApiError } from '@platform/web/api/failure';
import { useContractForm } from '@platform/web/form/form';
import { notices } from '@platform/web/notices';
import { z } from 'zod';
import {
  addReviewer,
  listReviewerCandidates,
  listReviewers,
  type Reviewer,
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

const changes = [listReviewers, listReviewerCandidates];
const { title, expertise, institution } = reviewerProfile.shape;
const typed = z.object({
  userId: z.uuid({ error: '请选择用户' }),
  title,
  expertise,
  institution,
  status: reviewerStates.schema,
});

export function ReviewerDialog({ reviewer, onClose }: ReviewerDialogProps) {
  const {
    form,
    submit,
    showServerError: refuse,
    formError: refusal,
  } = useContractForm(typed, {
    userId: reviewer?.id ?? '',
    title: reviewer?.title ?? '',
    expertise: reviewer?.expertise ?? '',
    institution: reviewer?.institution ?? '',
    status: reviewer?.status ?? 'active',
  });
  const done = {
    changes,
    onSuccess() {
      notices.success(reviewer ? '评审人已更新' : '评审人已添加');
      onClose();
    },
    onError: (error: ApiError) => refuse(error, { NOT_A_REVIEWER: 'userId', ALREADY_A_REVIEWER: 'userId' }),
  };
  const add = useCommand(addReviewer, done);
  const update = useCommand(updateReviewer, done);
  return (
    <Modal
      opened
      onClose={onClose}
      title={reviewer ? '编辑评审人' : '添加评审人'}
      closeButtonProps={{ 'aria-label': '关闭' }}
    >
      <form
        noValidate
        onSubmit={submit(({ userId, ...profile }) =>
          reviewer
            ? update.mutate({ params: { id: reviewer.id }, body: profile })
            : add.mutate({ body: { userId, ...profile } }),
        )}
      >
        {refusal && (
          <Alert color="red" mb="md" role="alert">
            {refusal}
          </Alert>
        )}
        {reviewer ? (
          <p>
            <b data-verbatim>{reviewer.name}</b>
          </p>
        ) : (
          <Candidates {...form.getInputProps('userId')} />
        )}
        <TextInput
          label="职称"
          withAsterisk
          mt="sm"
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <TextInput
          label="专业领域"
          withAsterisk
          mt="sm"
          key={form.key('expertise')}
          {...form.getInputProps('expertise')}
        />
        <TextInput
          label="所属院校"
          description="同校学生的申请不会分配给这位评审人。"
          mt="sm"
          key={form.key('institution')}
          {...form.getInputProps('institution')}
        />
        <NativeSelect
          label="状态"
          mt="sm"
          data={reviewerStates.states.map((value) => ({ value, label: reviewerStates.labels[value] }))}
          key={form.key('status')}
          {...form.getInputProps('status')}
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
    </Modal>
  );
}

/** Users who may review and don't yet. */
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
