/** A buyer's actions on an order: pay, cancel, confirm the receipt, ask for money back, buy again, open. */
import { addToCart } from '@features/cart/web/cartList.ts';
import { orderLifecycle } from '@features/orders/contract/lifecycle';
import {
  getOrder,
  listOrders,
  type Order,
  type OrderDetail,
  requestRefund,
  updateOrderStatus,
} from '@features/orders/contract/order';
import { maxRequestReason, returnDays } from '@features/orders/contract/request';
import { Button, Group } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Link, useNavigate } from 'react-router';
import { orderMessages } from '../messages.ts';
import { requestOf } from '../step.rules.ts';

/** The answers that are out of date after an action. */
const invalidates = [listOrders, getOrder];

interface OrderActionsProps {
  /** With details on the order's own page, without the link to it and with requests. */
  order: Order | OrderDetail;
}

export function OrderActions({ order }: OrderActionsProps) {
  const { id, items, status } = order;
  const details = 'timeline' in order ? order : null;
  const request = details && requestOf(details);
  const collected = status === 'ready_for_pickup';
  const navigate = useNavigate();
  function buyAgain() {
    const added = items.map((item) => addToCart(item, item.quantity));
    if (added.every(Boolean)) notices.success(orderMessages.addedToCart);
    else notices.warning(orderMessages.cartFull);
    void navigate('/cart');
  }

  return (
    <Group gap="sm" justify={details ? 'center' : 'flex-end'}>
      {!details && (
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
        input={() => ({ params: { id }, body: { status: 'completed' as const } })}
        invalidates={invalidates}
        success={orderMessages.received}
        available={orderLifecycle.canMove('complete', status) && details?.request?.state !== 'open'}
        label={collected ? '确认取货' : '确认收货'}
        title={collected ? '已经取到商品？' : '已经收到商品？'}
        confirmLabel={collected ? '确认取货' : '确认收货'}
        cancelLabel="还没有"
      >
        确认后 {returnDays} 天内可以申请退货。
      </CommandButton>
      <CommandButton
        endpoint={requestRefund}
        input={(reason) => ({ params: { id }, body: { kind: request ?? 'refund', reason } })}
        invalidates={invalidates}
        success={orderMessages.requested}
        available={request !== null}
        variant="default"
        label={request === 'return' ? '申请退货' : '申请退款'}
        title={request === 'return' ? '申请退货？' : '申请退款？'}
        confirmLabel="提交申请"
        reason={{ label: '原因', required: '请填写原因', limit: maxRequestReason }}
      >
        提交后可以补充图片。我们审核后会在这里答复，同意后款项按原支付方式退回。
      </CommandButton>
      <CommandButton
        endpoint={updateOrderStatus}
        input={() => ({ params: { id }, body: { status: 'cancelled' as const } })}
        invalidates={invalidates}
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
