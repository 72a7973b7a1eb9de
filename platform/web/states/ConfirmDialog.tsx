/** Asks for confirmation before something is deleted or can't be undone. */
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** The verb on the button: 删除, 取消订单. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red if destructive, else the primary colour. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** The cancel button has the focus; while busy the dialog cannot be closed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel = '取消',
    destructive = true,
    busy = false,
  } = props;
  const { onConfirm, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={busy ? () => {} : onClose}
      title={title}
      centered
      withCloseButton={!busy}
    >
      {children && <Text component="div">{children}</Text>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button {...(destructive ? { color: 'red' } : {})} loading={busy} onClick={() => void onConfirm()}>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
