/** What can be done with a disbursement in its state: paid, failed with a reason, tried again. */
import { showAward } from '@features/scholarships/web/amount.rules.ts';
import { Button } from '@mantine/core';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
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
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import classes from '../parts/SlipTable.module.css';
import { useAsked } from '../useQuestion.ts';
import { Retrying } from './Retrying.tsx';

const methods = disbursementMethods.map((value) => ({ value, label: disbursementMethodNames[value] }));
const changes = [listDisbursements, getReviewStatistics];
const noteLimit = 200;

export function DisbursementActions({ disbursement }: { disbursement: Disbursement }) {
  const { id, recipient, amount, status } = disbursement;
  const [method, setMethod] = useState<DisbursementMethod>(disbursement.method);
  const confirm = useAsked(confirmDisbursement, { changes, said: '已标记为已发放' });
  const fail = useAsked(failDisbursement, { changes, said: '已标记为发放失败' });
  const retry = useAsked(retryDisbursement, { changes, said: '已重新列入待发放' });
  const params = { id };
  const choice = <NativeSelect label="发放方式" options={methods} value={method} onChange={setMethod} />;
  return (
    <div className={classes['actions']}>
      {disbursementLifecycle.canMove('confirm', status) && (
        <Button size="compact-sm" onClick={confirm.open}>
          确认发放
        </Button>
      )}
      {disbursementLifecycle.canMove('fail', status) && (
        <Button size="compact-sm" variant="subtle" color="red" onClick={fail.open}>
          发放失败
        </Button>
      )}
      {disbursementLifecycle.canMove('retry', status) && (
        <Button size="compact-sm" variant="outline" onClick={retry.open}>
          重新发放
        </Button>
      )}
      <ReasonDialog
        {...confirm}
        title="确认已经发放？"
        label="凭证号或备注（可不填，获奖人会看到）"
        limit={noteLimit}
        confirmLabel="确认已发放"
        onConfirm={(note) => confirm.send({ params, body: { method, note } })}
      >
        <p>
          <b data-verbatim>{recipient}</b> 的 <b>{showAward(amount)}</b>{' '}
          标为已发放后不能撤回，获奖人会收到通知。
        </p>
        {choice}
      </ReasonDialog>
      <ReasonDialog
        {...fail}
        title="标为发放失败？"
        label="失败原因（获奖人会看到）"
        required="请输入失败原因"
        limit={noteLimit}
        confirmLabel="标为发放失败"
        destructive
        onConfirm={(reason) => fail.send({ params, body: { reason } })}
      >
        <b data-verbatim>{recipient}</b> 的 {showAward(amount)}{' '}
        没有发放成功，获奖人会收到通知；之后可以重新发放。
      </ReasonDialog>
      <Retrying asked={retry} onConfirm={() => retry.send({ params, body: { method } })}>
        {choice}
      </Retrying>
    </div>
  );
}
