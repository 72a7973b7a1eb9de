/** One recharge in the list. */
import { Button } from '@mantine/core';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Link } from 'react-router';
import { type Recharge, rechargeLifecycle } from '../../contract/recharge.ts';
import { rechargePath } from '../address.rules.ts';
import { Bean } from '../Bean.tsx';
import classes from './RechargeRow.module.css';

interface RechargeRowProps {
  recharge: Recharge;
  /** Begins another one of the same amount. */
  onAgain: (amount: number) => void;
}

export function RechargeRow({ recharge, onAgain }: RechargeRowProps) {
  const { id, number, amount, bonus, price, status, createdAt } = recharge;
  return (
    <li className={classes['row']} data-status={status}>
      <Bean size={40} />
      <div className={classes['what']}>
        <Link to={rechargePath(id)}>
          {formatCount(amount)} 浣熊豆{bonus > 0 && <span> · 赠 {formatCount(bonus)}</span>}
        </Link>
        <small>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> <span>{number}</span>
        </small>
      </div>
      <strong className={classes['price']}>{formatYuan(price)}</strong>
      <div className={classes['state']}>
        <StatusBadge of={rechargeLifecycle} status={status} size="lg" />
      </div>
      <div className={classes['action']}>
        {status === 'pending' && (
          <Button component={Link} to={rechargePath(id)} size="compact-md">
            继续支付
          </Button>
        )}
        {status === 'failed' && (
          <Button variant="default" size="compact-md" onClick={() => onAgain(amount)}>
            再次充值
          </Button>
        )}
      </div>
    </li>
  );
}
