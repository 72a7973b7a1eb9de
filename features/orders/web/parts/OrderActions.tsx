/** A buyer's actions on an order: pay, cancel, buy again, open. */
import { addToCart } from '@features/cart/web/cartList.ts';
import { orderLifecycle } from '@features/orders/contract/lifecycle';
import { getOrder, listOrders, type Order, updateOrderStatus } from '@features/orders/contract/order';
import { Button, Group } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Link, useNavigate } from 'react-router';
import { orderMessages } from '../messages.ts';

interface OrderActionsProps {
  order: Order;
  /** On the order's own page, without the link to it. */
  detailed?: boolean;
}

export function OrderActions({ order, detailed = false }: OrderActionsProps) {
  const { id, items, status } = order;
  const navigate = useNavigate();
  function buyAgain() {
    const added = items.map((item) => addToCart(item, item.quantity));
    if (added.every(Boolean)) notices.success(orderMessages.addedToCart);
    else notices.warning(orderMessages.cartFull);
    void navigate('/cart');
  }

  return (
    <Group gap="sm" justify="flex-end">
      {!detailed && (
        <Button component={Link} to={`/orders/${id}`} variant={status === 'pending' ? 'filled' : 'default'}>
          {status === 'pending' ? '去支付' : '查看详情'}
        </Button>
      )}
      {status !== 'pending' && (
        <Button variant="default" onClick={buyAgain}>
          再次购买
        </Button>
      )}
      <CommandButton
        endpoint={updateOrderStatus}
        input={() => ({ params: { id }, body: { status: 'cancelled' as const } })}
        invalidates={[listOrders, getOrder]}
        success={orderMessages.cancelled}
        available={orderLifecycle.canMove('cancel', status)}
        variant="default"
        label="取消订单"
        title="取消这个订单？"
        confirmLabel="取消订单"
        cancelLabel="暂不取消"
        destructive
      >
        订单 {order.orderNumber} 取消后不能恢复，保留的商品会放回货架。
      </CommandButton>
    </Group>
  );
}
