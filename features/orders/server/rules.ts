/** Pure rules of the orders. */
import type { StockLine } from '@features/shop/stock';
import type { Role } from '@platform/contract/endpoint';
import { after, hour, minute } from '@platform/server/clock';
import { type OrderActor, type OrderStatus, paidStatuses } from '../contract/lifecycle.ts';
import { type OrderRequest, payWithinMinutes } from '../contract/order.ts';

/** The lines of a request, each product once; null for the buyer's cart. */
export function requestedLines({ cartItems, productInfo }: OrderRequest): StockLine[] | null {
  const items = productInfo ? [productInfo] : cartItems;
  if (!items) return null;
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/** An order's number: ZZ, the day in Hong Kong, six digits. */
export function orderNumberFor(now: Date, digits: string): string {
  return `ZZ${after(now, 8 * hour)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')}${digits}`;
}

/** When an order placed now expires unless it is paid. */
export function expiryFrom(now: Date): Date {
  return after(now, payWithinMinutes * minute);
}

/** Whether the order is paid and not refunded. */
export function isPaid(status: OrderStatus): boolean {
  return (paidStatuses as readonly OrderStatus[]).includes(status);
}

/** Whether a payment is due: an unpaid order is closed from its expiry on, even before the job has marked it. */
export function payability(status: OrderStatus, expiresAt: Date, now: Date): 'open' | 'paid' | 'closed' {
  if (isPaid(status)) return 'paid';
  return status === 'pending' && expiresAt.getTime() > now.getTime() ? 'open' : 'closed';
}

/** The effect of a payment: it confirms the order, takes the stock of an expired one again, or is refunded. */
export function paymentEffect(status: OrderStatus): 'confirm' | 'restock' | 'refund' {
  if (status === 'pending') return 'confirm';
  return status === 'expired' ? 'restock' : 'refund';
}

/** Whether a refund returns the stock: the goods have not been handed over. */
export function hasGoodsInStock(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'ready_for_pickup';
}

/** A caller'''s role in moves of orders. */
export function actorOf(role: Role): Exclude<OrderActor, 'system'> {
  return role === 'admin' ? 'staff' : 'buyer';
}
