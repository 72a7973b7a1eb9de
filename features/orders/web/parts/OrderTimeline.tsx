/** What happened to an order and its payments, on the axis: the order's side and the payments' side. */

import type { OrderDetail } from '@features/orders/contract/order';
import { methodFaces } from '@features/payments/web/methods.ts';
import { formatDateTime } from '@platform/web/format/time';
import { timelineOf } from '../timeline.rules.ts';
import classes from './OrderTimeline.module.css';

export function OrderTimeline({ order }: { order: OrderDetail }) {
  return (
    <ol className={classes['timeline']} aria-label="订单与支付的经过">
      {timelineOf(order).map(({ side, event, label, at, note, method, tone }, place) => (
        <li key={place} className={classes['entry']} data-side={side} data-event={event} data-tone={tone}>
          <strong>
            {method && <span className={classes['method']}>{methodFaces[method].label}</span>}
            {label}
          </strong>
          {note && <span className={classes['note']}>{note}</span>}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ol>
  );
}
