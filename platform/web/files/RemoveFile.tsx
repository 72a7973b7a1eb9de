/** Removes a file after a question. */
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Endpoint } from '@platform/contract/endpoint';
import { IconTrash } from '@tabler/icons-react';
import { type Command, useCommand } from '../api/command.ts';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';

interface RemoveFileProps<E extends Endpoint> {
  endpoint: E;
  input: Command<E>;
  invalidates: readonly Endpoint[];
  name: string;
  /** The verb: 移除, 删除. */
  label: string;
  title: string;
}

export function RemoveFile<E extends Endpoint>(props: RemoveFileProps<E>) {
  const { endpoint, input, invalidates, name, label, title } = props;
  const [opened, { open, close }] = useDisclosure(false);
  const remove = useCommand(endpoint, { invalidates, onSettled: close });
  return (
    <>
      <ActionIcon variant="default" size="lg" aria-label={`${label} ${name}`} onClick={open}>
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={opened}
        title={title}
        confirmLabel={label}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(input)}
        onClose={close}
      >
        “<span data-verbatim>{name}</span>”将立即{label}，不能恢复。
      </ConfirmDialog>
    </>
  );
}
