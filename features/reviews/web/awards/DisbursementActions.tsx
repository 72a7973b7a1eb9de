/** The actions on a disbursement in its state: confirm, fail, retry. */
import { showAward } from '@features/scholarships/web/amount.rules.ts';
import { Group } from '@mantine/core';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { useState } from 'react';
import {
  confirmDisbursement,
  type Disbursement,
  type DisbursementMethod,
  disbursementMethodNames,
  disbursementMethods,
  failDisbursement,
  listDisbursements,
  retryDisbursement,
} from '../../contract/disbursement.ts';
import { disbursementLifecycle } from '../../contract/lifecycle.ts';
import { getReviewStatistics } from '../../contract/overview.ts';

const methods = disbursementMethods.map((value) => ({ value, label: disbursementMethodNames[value] }));
const moveProps = { size: 'compact-sm', invalidates: [listDisbursements, getReviewStatistics] } as const;
const noteLimit = 200;

export function DisbursementActions({ disbursement }: { disbursement: Disbursement }) {
  const { id, recipient, amount, status } = disbursement;
  const [method, setMethod] = useState<DisbursementMethod>(disbursement.method);
  const params = { id };
  const choice = <NativeSelect label="发放方式" options={methods} value={method} onChange={setMethod} />;
  return (
    <Group gap="0.4rem">
      <CommandButton
        {...moveProps}
        endpoint={confirmDisbursement}
        input={(note) => ({ params, body: { method, note } })}
        success="已标记为已发放"
        available={disbursementLifecycle.canMove('confirm', status)}
        label="确认发放"
        title="确认已经发放？"
        confirmLabel="确认已发放"
        reason={{ label: '凭证号或备注（可不填，获奖人会看到）', limit: noteLimit }}
      >
        <p>
          <b data-verbatim>{recipient}</b> 的 <b>{showAward(amount)}</b>{' '}
          标为已发放后不能撤回，获奖人会收到通知。
        </p>
        {choice}
      </CommandButton>
      <CommandButton
        {...moveProps}
        endpoint={failDisbursement}
        input={(reason) => ({ params, body: { reason } })}
        success="已标记为发放失败"
        available={disbursementLifecycle.canMove('fail', status)}
        variant="subtle"
        color="red"
        label="发放失败"
        title="标为发放失败？"
        confirmLabel="标为发放失败"
        destructive
        reason={{ label: '失败原因（获奖人会看到）', required: '请输入失败原因', limit: noteLimit }}
      >
        <b data-verbatim>{recipient}</b> 的 {showAward(amount)}{' '}
        没有发放成功，获奖人会收到通知；之后可以重新发放。
      </CommandButton>
      <CommandButton
        {...moveProps}
        endpoint={retryDisbursement}
        input={() => ({ params, body: { method } })}
        success="已重新列入待发放"
        available={disbursementLifecycle.canMove('retry', status)}
        variant="outline"
        label="重新发放"
        title="重新发放？"
        confirmLabel="重新发放"
      >
        <p>这笔奖金会回到待发放，可以换一种发放方式。</p>
        {choice}
      </CommandButton>
    </Group>
  );
}
