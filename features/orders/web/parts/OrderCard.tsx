/** One order in the list. */
import type { Order } from '@features/orders/contract/order';
import { Anchor, Group, Paper, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Link } from 'react-router';
import { orderLifecycle } from '../../contract/lifecycle.ts';
import { Countdown } from './Countdown.tsx';
import { OrderActions } from './OrderActions.tsx';
import classes from './OrderCard.module.css';

/** Further lines are only counted. */
const maxLines = 3;

interface OrderCardProps {
  order: Order;
  /** The time to pay is up. */
  onExpired: () => void;
}

export function OrderCard({ order, onExpired }: OrderCardProps) {
  const { id, orderNumber, items, status, createdAt, expiresAt, totalPrice } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Paper component="article" withBorder px="lg" py="md" aria-labelledby={`order-${id}`}>
      <Group component="header" justify="space-between">
        <div>
          <Anchor
            component={Link}
            to={`/orders/${id}`}
            id={`order-${id}`}
            c="var(--mantine-color-text)"
            fw={600}
          >
            订单 {orderNumber}
          </Anchor>
          <Text component="time" dateTime={createdAt} display="block" c="dimmed" size="sm">
            {formatDateTime(createdAt)}
          </Text>
        </div>
        <StatusBadge of={orderLifecycle} status={status} size="lg" />
      </Group>
      <ul className={classes['lines']}>
        {items.slice(0, maxLines).map((item) => (
          <li key={item.id}>
            <img src={item.cover} alt="" width={56} height={56} />
            <span>{item.title}</span>
            {formatYuan(item.price)} × {item.quantity}
          </li>
        ))}
        {items.length > maxLines && <li>另有 {items.length - maxLines} 种商品</li>}
      </ul>
      <Group component="footer" justify="space-between">
        <div>
          共 {pieces} 件，合计{' '}
          <Text span fw={700} fz="h4" c="var(--mantine-color-anchor)">
            {formatYuan(totalPrice)}
          </Text>
          {status === 'pending' && (
            <Text c="var(--accent-text)" size="sm">
              请在 <Countdown until={expiresAt} onUp={onExpired} /> 内支付
            </Text>
          )}
        </div>
        <OrderActions order={order} />
      </Group>
    </Paper>
  );
}
