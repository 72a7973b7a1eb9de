/** One recharge: result, facts and actions. */
import { Countdown } from '@features/orders/web/parts/Countdown.tsx';
import { ResultView } from '@features/orders/web/parts/ResultView.tsx';
import { timelineOf } from '@features/orders/web/timeline.rules.ts';
import { Button } from '@mantine/core';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { Timeline } from '@platform/web/lifecycle/Timeline.tsx';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { useState } from 'react';
import type { RechargeDetail } from '../../contract/recharge.ts';
import { showCredit } from '../amount.rules.ts';
import { Bean, Coin } from '../Bean.tsx';
import { useWalletRefresh } from '../queries.ts';
import { RechargeDialog } from '../RechargeDialog.tsx';
import { resultText } from '../result.rules.ts';
import { RechargePayment } from './RechargePayment.tsx';

const tones = { pending: 'plain', completed: 'good', failed: 'bad' } as const;

export function RechargeResult({ recharge }: { recharge: RechargeDetail }) {
  const { number, asset, amount, bonus, price, status, createdAt, completedAt, expiresAt, payments } =
    recharge;
  const refresh = useWalletRefresh();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const at = completedAt ?? createdAt;
  return (
    <>
      <ResultView
        seal={asset === 'BEAN' ? <Bean size={72} /> : <Coin size={72} />}
        tone={tones[status]}
        {...resultText(recharge)}
        facts={{
          充值: `${showCredit(recharge)}${bonus > 0 ? `，赠 ${formatCount(bonus)}` : ''}`,
          金额: formatYuan(price),
          单号: number,
          [completedAt ? '到账' : '下单']: <time dateTime={at}>{formatDateTime(at)}</time>,
          剩余时间: status === 'pending' && <Countdown until={expiresAt} onUp={refresh} />,
        }}
      >
        {status === 'failed' && <Button onClick={() => setDialogOpen(true)}>再次充值</Button>}
      </ResultView>
      {status === 'pending' && <RechargePayment recharge={recharge} />}
      {payments.length > 0 && (
        <section aria-labelledby="recharge-timeline">
          <SectionHeading id="recharge-timeline">支付经过</SectionHeading>
          <Timeline label="支付经过" entries={timelineOf({ timeline: [], payments })} />
        </section>
      )}
      <RechargeDialog
        opened={isDialogOpen}
        asset={asset}
        amount={amount}
        onClose={() => setDialogOpen(false)}
      />
    </>
  );
}
