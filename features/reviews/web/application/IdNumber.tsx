/** Reveals the identity number to an admin, after a warning that this is recorded. */
import { Button, Group, Text } from '@mantine/core';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { useState } from 'react';
import { listIdNumberReveals, revealIdNumber } from '../../contract/applicant.ts';

export function IdNumber({ applicationId: id }: { applicationId: string }) {
  const [number, setNumber] = useState<string | null>(null);
  return (
    <Group gap="sm">
      <CommandButton
        endpoint={revealIdNumber}
        input={() => ({ params: { id } })}
        invalidates={[listIdNumberReveals]}
        onSuccess={({ id_number }) => setNumber(id_number ?? '未填写')}
        available={number === null}
        size="compact-sm"
        variant="default"
        label="查看完整证件号码"
        title="查看完整证件号码？"
        confirmLabel="查看"
      >
        证件号码仅用于核验身份和发放奖金。这次查看会连同您的姓名和时间记入记录，其他管理员可以看到。
      </CommandButton>
      {number !== null && (
        <>
          <Text component="span">
            证件号码 <b data-verbatim>{number}</b>
          </Text>
          <Button size="compact-sm" variant="subtle" onClick={() => setNumber(null)}>
            收起
          </Button>
        </>
      )}
    </Group>
  );
}
