/** The times of the delivery methods. */
import { type DeliveryMethod, deliveryDays } from '@features/orders/contract/shipping';

export function deliveryTime(method: DeliveryMethod): string {
  if (method === 'pickup') return '备好后通知您到店领取';
  const [from, to] = deliveryDays[method];
  return `${from}–${to} 天送达`;
}
