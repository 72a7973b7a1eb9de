/** The options as radio cards: beans, price and bonus. */
import { Radio } from '@mantine/core';
import { formatCount, formatShortYuan } from '@platform/web/format/amount';
import type { Ref } from 'react';
import { rechargeOptions } from '../../contract/recharge.ts';
import classes from './RechargeOptions.module.css';

interface RechargeOptionsProps {
  /** In beans; null before anything was chosen. */
  value: number | null;
  onChange: (amount: number) => void;
  error: string | null;
  /** The first card, which gets the focus when the choice is missing. */
  first: Ref<HTMLButtonElement>;
}

export function RechargeOptions({ value, onChange, error, first }: RechargeOptionsProps) {
  return (
    <Radio.Group
      label="充值金额"
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      error={error}
      errorProps={{ role: 'alert', fz: 'sm' }}
    >
      <div className={classes['options']}>
        {rechargeOptions.map(({ amount, price, bonus }, place) => (
          <Radio.Card
            key={amount}
            value={String(amount)}
            className={classes['option'] ?? ''}
            {...(place === 0 ? { ref: first } : {})}
          >
            <span className={classes['amount']}>
              {formatCount(amount)} <small>浣熊豆</small>
            </span>
            <span className={classes['price']}>{formatShortYuan(price)}</span>
            {bonus > 0 && <span className={classes['bonus']}>赠 {formatCount(bonus)}</span>}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
