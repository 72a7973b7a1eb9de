/** The identity number in clear: an admin is told first that the look is put down. */
import { Button, Group, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { useState } from 'react';
import { listIdNumberReveals, revealIdNumber } from '../../contract/exchange.ts';
import { useQuestion } from '../useQuestion.ts';

export function IdNumber({ applicationId }: { applicationId: string }) {
  const question = useQuestion();
  const [number, setNumber] = useState<string | null>(null);
  const reveal = useCommand(revealIdNumber, {
    invalidates: [listIdNumberReveals],
    onSuccess: ({ id_number }) => setNumber(id_number ?? '未填写'),
    onSettled: question.onClose,
  });
  return (
    <Group gap="sm">
      {number === null ? (
        <Button size="compact-sm" variant="default" onClick={question.open}>
          查看完整证件号码
        </Button>
      ) : (
        <>
          <Text component="span">
            证件号码 <b data-verbatim>{number}</b>
          </Text>
          <Button size="compact-sm" variant="subtle" onClick={() => setNumber(null)}>
            收起
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={question.opened}
        title="查看完整证件号码？"
        confirmLabel="查看"
        destructive={false}
        busy={reveal.isPending}
        onConfirm={() => reveal.mutate({ params: { id: applicationId } })}
        onClose={question.onClose}
      >
        证件号码仅用于核验身份和发放奖金。这次查看会连同您的姓名和时间记入记录，其他管理员可以看到。
      </ConfirmDialog>
    </Group>
  );
}
