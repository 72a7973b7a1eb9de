/** What is bought and what it costs: lines, subtotal, delivery, total, and the total in US dollars beside it. */
import { Title } from '@mantine/core';
import { formatUsd, formatYuan } from '@platform/web/format/amount';
import { type ReactNode, useId } from 'react';
import type { Cost } from '../checkout.rules.ts';
import classes from './OrderSummary.module.css';

interface OrderSummaryProps {
  cost: Cost;
  /** The lines, as list items. */
  children: ReactNode;
  title?: string;
}

export function OrderSummary({ cost, children, title = '订单摘要' }: OrderSummaryProps) {
  const { subtotal, shippingFee, totalPrice, usdTotal } = cost;
  const heading = useId();
  return (
    <section className={classes['summary']} aria-labelledby={heading}>
      <Title order={2} size="h3" id={heading}>
        {title}
      </Title>
      <ul className={classes['lines']}>{children}</ul>
      <dl className={classes['cost']}>
        <div>
          <dt>商品小计</dt>
          <dd>{formatYuan(subtotal)}</dd>
        </div>
        <div>
          <dt>配送费</dt>
          <dd>{shippingFee === 0 ? '免费' : formatYuan(shippingFee)}</dd>
        </div>
        <div className={classes['total']}>
          <dt>合计</dt>
          <dd>
            <strong>{formatYuan(totalPrice)}</strong>
            {usdTotal !== null && <span>约 {formatUsd(usdTotal)}</span>}
          </dd>
        </div>
      </dl>
    </section>
  );
}
