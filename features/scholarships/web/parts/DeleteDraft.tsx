/** Deletes a draft after a question. */
import { Button } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { notices } from '@platform/web/notices';
import { useSession } from '@platform/web/session/session';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Application, deleteDraft, listMyApplications } from '../../contract/application.ts';
import { tabPath } from '../address.rules.ts';
import { applicationStorage } from '../useDraft.ts';

export function DeleteDraft({ application: { id, scholarship } }: { application: Application }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useCommand(deleteDraft, {
    invalidates: [listMyApplications],
    onSuccess() {
      const { userInfo } = useSession.getState();
      if (userInfo) applicationStorage(userInfo.id, scholarship.id).remove();
      notices.success('草稿已删除');
      // Its dialog, where it was deleted from one, has nothing to show any more.
      void navigate(tabPath('mine'), { preventScrollReset: true });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="compact-md" variant="subtle" color="red" onClick={() => setAsking(true)}>
        删除
      </Button>
      <ConfirmDialog
        opened={asking}
        title="删除这份草稿？"
        confirmLabel="删除"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
        onClose={() => setAsking(false)}
      >
        「{scholarship.title}」的草稿与已上传的材料会一并删除，不能恢复。
      </ConfirmDialog>
    </>
  );
}
