/** Confirms the deletion of an item. */
import { useCommand } from '@platform/web/api/command';
import { notices } from '@platform/web/notices';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { deleteNews } from '../../contract/writing.ts';
import { lists, useInvalidateItem } from '../queries.ts';
import type { PendingDelete } from './useWriting.ts';

interface DeleteDialogProps {
  item: PendingDelete;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export default function DeleteDialog({ item: { id, title }, onClose, onDeleted }: DeleteDialogProps) {
  const invalidateItem = useInvalidateItem();
  const remove = useCommand(deleteNews, {
    invalidates: lists,
    onSuccess() {
      invalidateItem(id);
      notices.success(deleteNews.message ?? '');
      onClose();
      onDeleted(id);
    },
  });
  return (
    <ConfirmDialog
      opened
      title="删除这篇新闻？"
      confirmLabel="删除"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    >
      《{title}》删除后无法恢复。
    </ConfirmDialog>
  );
}
