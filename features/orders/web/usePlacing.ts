/** Placing the order of a checkout, once, and remembering it over a reload. */
import { orderErrors } from '@features/orders/contract/errors';
import {
  type Order,
  type OrderDetail,
  type OrderRequest,
  placeOrder,
  updateOrderStatus,
} from '@features/orders/contract/order';
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { useState } from 'react';
import { type CheckoutMemory, checkoutMemory, memoryOf } from './checkoutMemory.ts';
import { placeOnce, temporaryId } from './placing.rules.ts';
import { useOrder } from './queries.ts';

type Placed = Pick<Order, 'id' | 'orderNumber' | 'totalPrice'>;

export interface Placing {
  /** The order that stands; null before, undefined while one is being looked up after a reload. */
  order: OrderDetail | null | undefined;
  /** Places the order, or gives the one that stands. Throws ApiError. */
  place(request: () => OrderRequest, fromCart: readonly string[]): Promise<Placed>;
  /** Cancels the order, so that it can be changed and placed anew. Throws ApiError. */
  withdraw(): Promise<void>;
  /** The order is closed: the next one is another. */
  forget(): void;
}

async function cancel(id: string): Promise<void> {
  await call(updateOrderStatus, { params: { id }, body: { status: 'cancelled' } });
}

/** Cancels the order of a lost answer; one that was cancelled or has expired already is as good. */
async function withdrawByKey(key: string): Promise<void> {
  try {
    await cancel(key);
  } catch (error) {
    const details =
      error instanceof ApiError && error.code === orderErrors.ILLEGAL_TRANSITION.code && error.details;
    const from = details && orderErrors.ILLEGAL_TRANSITION.details.parse(details).from;
    if (from !== 'cancelled' && from !== 'expired') throw error;
  }
}

/** Which order belongs to a checkout; `placed` if that happened here and not before a reload. */
interface Known {
  target: string;
  orderId: string | null;
  placed: Placed | null;
}

const recall = (target: string): Known => ({
  target,
  orderId: memoryOf(target)?.orderId ?? null,
  placed: null,
});

export function usePlacing(target: string): Placing {
  const [known, setKnown] = useState(() => recall(target));
  // Another quantity makes it another checkout, which may have been here before.
  if (known.target !== target) setKnown(recall(target));
  const { orderId, placed } = known;
  const { data, isPending, isError, refetch } = useOrder(orderId);
  const unlessClosed =
    data && (data.status === 'pending' || data.payment_status === 'completed') ? data : null;

  const remember = (change: Partial<CheckoutMemory>) =>
    checkoutMemory.write({ target, key: null, orderId: null, fromCart: [], ...memoryOf(target), ...change });
  const forget = () => {
    checkoutMemory.write(null);
    setKnown({ target, orderId: null, placed: null });
  };

  return {
    // The page stays as it is while the order that was just placed is read in full.
    order: orderId === null || isError ? null : isPending ? (placed ? null : undefined) : unlessClosed,
    async place(request, fromCart) {
      const standing = unlessClosed ?? placed;
      if (standing) return standing;
      const { order } = await placeOnce(
        {
          send: (body: OrderRequest, key) => call(placeOrder, { body }, { key }),
          withdraw: withdrawByKey,
          newKey: () => temporaryId(new Date(), Math.random()),
          remember: (key) => remember({ key }),
        },
        memoryOf(target)?.key ?? null,
        request(),
      );
      remember({ key: null, orderId: order.id, fromCart: [...fromCart] });
      setKnown({ target, orderId: order.id, placed: order });
      return order;
    },
    async withdraw() {
      try {
        if (orderId !== null) await cancel(orderId);
        forget();
      } catch (error) {
        // It may have been paid or have expired meanwhile: the page shows which.
        void refetch();
        throw error;
      }
    },
    forget,
  };
}
