/** One order in the list. */
import type { Order } from '@features/orders/contract/order';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Link } from 'react-router';
import { orderLifecycle } from '../../contract/lifecycle.ts';
import { Countdown } from './Countdown.tsx';
import { OrderActions } from './OrderActions.tsx';
import classes from './OrderCard.module.css';

/** More lines than this are told by their number. */
const linesShown = 3;

interface OrderCardProps {
  order: Order;
  /** The time to pay is up. */
  onExpired: () => void;
}

export function OrderCard({ order, onExpired }: OrderCardProps) {
  const { id, orderNumber, items, status, createdAt, expiresAt, totalPrice } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={classes['card']} aria-labelledby={`order-${id}`}>
      <header className={classes['head']}>
        <div>
          <Link to={`/orders/${id}`} id={`order-${id}`} className={classes['number']}>
            订单 {orderNumber}
          </Link>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </div>
        <StatusBadge of={orderLifecycle} status={status} size="lg" />
      </header>
      <ul className={classes['lines']}>
        {items.slice(0, linesShown).map((item) => (
          <li key={item.id}>
            <img src={item.cover} alt="" width={56} height={56} />
            <span className={classes['title']}>{item.title}</span>
            <span>
              {formatYuan(item.price)} × {item.quantity}
            </span>
          </li>
        ))}
        {items.length > linesShown && (
          <li className={classes['more']}>另有 {items.length - linesShown} 种商品</li>
        )}
      </ul>
      <footer className={classes['foot']}>
        <p>
          共 {pieces} 件，合计 <strong>{formatYuan(totalPrice)}</strong>
          {status === 'pending' && (
            <span className={classes['left']}>
              请在 <Countdown until={expiresAt} onUp={onExpired} /> 内支付
            </span>
          )}
        </p>
        <OrderActions order={order} />
      </footer>
    </article>
  );
}
