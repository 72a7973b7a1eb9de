/** Withdraws an application while its deadline is open, after a question. */
import { Button, Textarea } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { notices } from '@platform/web/notices';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { useState } from 'react';
import {
  type Application,
  getApplication,
  listMyApplications,
  withdrawApplication,
} from '../../contract/application.ts';
import { showDeadline, zoneName } from '../time.rules.ts';

export function Withdraw({ application }: { application: Application }) {
  const { id, application_number: number, scholarship } = application;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useCommand(withdrawApplication, {
    invalidates: [listMyApplications, getApplication],
    onSuccess: () => notices.success('申请已撤回'),
    onSettled: () => setAsking(false),
  });
  const { application_deadline: deadline, deadline_zone: zone } = scholarship;
  return (
    <>
      <Button size="compact-md" variant="subtle" color="red" onClick={() => setAsking(true)}>
        撤回
      </Button>
      <ConfirmDialog
        opened={asking}
        title="撤回这份申请？"
        confirmLabel="撤回申请"
        cancelLabel="暂不撤回"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id }, body: { reason } })}
        onClose={() => setAsking(false)}
      >
        申请 {number} 撤回后不再参加评审。在 {showDeadline(deadline, zone)}（{zoneName(zone)}
        ）之前，您可以重新填写一份。
        <Textarea
          label="撤回原因（可不填）"
          mt="md"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
