/** Pure decisions about orders. */
import type { StockLine } from '@features/shop/stock';
import type { Role } from '@platform/contract/endpoint';
import { after, hour, minute } from '@platform/server/clock';
import { type OrderActor, type OrderStatus, paidStatuses } from '../contract/lifecycle.ts';
import { type OrderRequest, payWithinMinutes } from '../contract/order.ts';

/** What a request wishes for, each product once; null when it is the buyer's cart. */
export function wishesOf({ cartItems, productInfo }: OrderRequest): StockLine[] | null {
  const items = productInfo ? [productInfo] : cartItems;
  if (!items) return null;
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/** An order's number, to be read aloud: ZZ, the day in Hong Kong, six digits. */
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

/** Whether the buyer has paid and got to keep it. */
export function isPaid(status: OrderStatus): boolean {
  return (paidStatuses as readonly OrderStatus[]).includes(status);
}

/** Whether money is still due: an unpaid order whose time is up is closed even before the job has seen it. */
export function openness(status: OrderStatus, expiresAt: Date, now: Date): 'open' | 'paid' | 'closed' {
  if (isPaid(status)) return 'paid';
  return status === 'pending' && expiresAt.getTime() > now.getTime() ? 'open' : 'closed';
}

/** What money does to an order: confirms it, takes stock again for an expired one, or must go back. */
export function onMoney(status: OrderStatus): 'confirm' | 'restock' | 'refund' {
  if (status === 'pending') return 'confirm';
  return status === 'expired' ? 'restock' : 'refund';
}

/** Whether a refund puts the goods back on the shelf: they have not left the house. */
export function goodsAreHere(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'ready_for_pickup';
}

/** As what a caller acts on orders. */
export function actorOf(role: Role): Exclude<OrderActor, 'system'> {
  return role === 'admin' ? 'staff' : 'buyer';
}
