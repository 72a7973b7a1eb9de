/** What happens to an order now, what comes next, and which request for money back is possible. */
import type { OrderStatus } from '@features/orders/contract/lifecycle';
import type { OrderDetail } from '@features/orders/contract/order';
import { allowedRequest, type RequestKind, returnDays } from '@features/orders/contract/request';
import { deliveryTime } from '@features/orders/contract/shipping';

type Step = Pick<OrderDetail, 'status' | 'deliveryMethod' | 'request' | 'completedAt'>;

const present: Readonly<Record<OrderStatus, string>> = {
  pending: '订单待付款',
  confirmed: '待发货',
  shipped: '商品在路上，待收货',
  ready_for_pickup: '商品已备好，待自提',
  completed: '订单已完成',
  cancelled: '订单已取消',
  expired: '订单已过期',
  refunded: '订单已退款',
};

/** The title of the order's page. */
export function presentStep({ status, deliveryMethod, request }: Step): string {
  if (request?.state === 'open') return request.kind === 'return' ? '退货申请待处理' : '退款申请待处理';
  return status === 'confirmed' && deliveryMethod === 'pickup' ? '正在备货，待自提' : present[status];
}

/** What comes next, for the buyer to know. */
export function nextStep({ status, deliveryMethod, request }: Step): string {
  if (request?.state === 'open') return '我们会尽快答复您的申请，结果会显示在这里。';
  switch (status) {
    case 'pending':
      return '付款后我们立即开始备货，逾期未付的订单会自动取消。';
    case 'confirmed':
      return deliveryMethod === 'pickup'
        ? '备好后这里会显示取货码，凭码到店领取。'
        : `发货后这里会显示运单号，${deliveryTime(deliveryMethod)}。`;
    case 'shipped':
      return '收到商品后请确认收货。';
    case 'ready_for_pickup':
      return '请凭取货码到店领取。';
    case 'completed':
      return `收货后 ${returnDays} 天内可以申请退货。`;
    case 'refunded':
      return '款项按原支付方式退回，到账时间以支付平台为准。';
    case 'expired':
    case 'cancelled':
      return '商品已放回货架，可以再次购买。';
  }
}

/** The request that the buyer can make now; one at a time. */
export function requestOf({ status, completedAt, request }: Step, now = new Date()): RequestKind | null {
  if (request?.state === 'open') return null;
  return allowedRequest({ status, completedAt: completedAt === null ? null : new Date(completedAt) }, now);
}
