/** Recharges that wait for their money, in front of all else: with the time left and the way to pay. */
import { Countdown } from '@features/orders/web/parts/Countdown.tsx';
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { Button } from '@mantine/core';
import { formatCount, formatShortYuan } from '@platform/web/format/amount';
import { notices } from '@platform/web/notices';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { type Recharge, rechargedBeans, rechargeSuccess } from '../../contract/recharge.ts';
import { rechargePath } from '../address.rules.ts';
import { unhurried, usePaymentWord, useRecharges, useWalletRefresh } from '../queries.ts';
import classes from './PendingRecharges.module.css';

/** More than these are in the list of recharges. */
const most = 3;

function Pending({ recharge }: { recharge: Recharge }) {
  const refresh = useWalletRefresh();
  const { data } = usePaymentWord(recharge.id, unhurried);
  const outcome = data ? outcomeOf(data).is : 'waiting';
  useEffect(() => {
    if (outcome === 'waiting' || outcome === 'failed') return;
    // The payer may have been at it while this page was closed.
    if (outcome === 'paid') notices.success(rechargeSuccess(recharge));
    refresh();
  }, [outcome, recharge, refresh]);
  return (
    <li>
      <span>
        <b>{formatCount(rechargedBeans(recharge))} 浣熊豆</b> 等待付款 {formatShortYuan(recharge.price)}
        <small>
          请在 <Countdown until={recharge.expiresAt} onUp={refresh} /> 内支付
        </small>
      </span>
      <Button component={Link} to={rechargePath(recharge.id)} size="compact-md">
        继续支付
      </Button>
    </li>
  );
}

export function PendingRecharges() {
  const { data } = useRecharges({ page: 1, status: 'pending' });
  if (!data?.recharges.length) return null;
  return (
    <ul className={classes['pending']} aria-label="等待付款的充值">
      {data.recharges.slice(0, most).map((recharge) => (
        <Pending key={recharge.id} recharge={recharge} />
      ))}
    </ul>
  );
}
