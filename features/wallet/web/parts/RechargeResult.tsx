/** How far a recharge is: a bean on the axis, what is bought, and what can be done about it. */
import { Countdown } from '@features/orders/web/parts/Countdown.tsx';
import { Button, Title } from '@mantine/core';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { useState } from 'react';
import type { RechargeDetail } from '../../contract/recharge.ts';
import { Bean } from '../Bean.tsx';
import { useWalletRefresh } from '../queries.ts';
import { RechargeDialog } from '../RechargeDialog.tsx';
import { wordsOf } from '../result.rules.ts';
import { RechargeAttempts } from './RechargeAttempts.tsx';
import { RechargePayment } from './RechargePayment.tsx';
import classes from './RechargeResult.module.css';

export function RechargeResult({ recharge }: { recharge: RechargeDetail }) {
  const { number, amount, bonus, price, status, createdAt, completedAt, expiresAt, payments } = recharge;
  const refresh = useWalletRefresh();
  const [again, setAgain] = useState(false);
  const { title, text } = wordsOf(recharge);
  return (
    <>
      <section className={classes['result']} aria-live="polite">
        <div className={classes['seal']} data-status={status}>
          <Bean size={84} />
        </div>
        <Title order={1} size="h2">
          {title}
        </Title>
        <p>{text}</p>
      </section>
      <dl className={classes['facts']}>
        <dt>充值</dt>
        <dd>
          {formatCount(amount)} 浣熊豆{bonus > 0 && `，赠 ${formatCount(bonus)}`}
        </dd>
        <dt>金额</dt>
        <dd>{formatYuan(price)}</dd>
        <dt>单号</dt>
        <dd>{number}</dd>
        <dt>{completedAt ? '到账' : '下单'}</dt>
        <dd>
          <time dateTime={completedAt ?? createdAt}>{formatDateTime(completedAt ?? createdAt)}</time>
        </dd>
        {status === 'pending' && (
          <>
            <dt>剩余时间</dt>
            <dd>
              <Countdown until={expiresAt} onUp={refresh} />
            </dd>
          </>
        )}
      </dl>
      {status === 'pending' && <RechargePayment recharge={recharge} />}
      {status === 'failed' && (
        <div className={classes['again']}>
          <Button onClick={() => setAgain(true)}>再次充值</Button>
        </div>
      )}
      {payments.length > 0 && <RechargeAttempts payments={payments} />}
      <RechargeDialog opened={again} amount={amount} onClose={() => setAgain(false)} />
    </>
  );
}
