/** The last question before an application is handed in (specification, section 4). */
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';

interface SubmitDialogProps {
  opened: boolean;
  busy: boolean;
  /** The scholarship's. */
  title: string;
  onConfirm: () => unknown;
  onClose: () => void;
}

export function SubmitDialog({ title, ...question }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      {...question}
      title="确认提交申请？"
      confirmLabel="确认提交"
      cancelLabel="再检查一下"
      destructive={false}
    >
      您将申请「{title}」。提交后申请内容不能再修改；截止日期前可以撤回。
    </ConfirmDialog>
  );
}
