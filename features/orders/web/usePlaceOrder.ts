/** Placing the order of a checkout once, also across a reload. */
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
import { placeOnce, temporaryId } from './placeOrder.rules.ts';
import { useOrder } from './queries.ts';
import { type CheckoutDraft, checkoutDraftOf, checkoutStorage } from './tabStorage.ts';

type Placed = Pick<Order, 'id' | 'orderNumber' | 'totalPrice'>;

export interface Placing {
  /** The placed order; null before, undefined while it is loaded after a reload. */
  order: OrderDetail | null | undefined;
  /** Places the order, or returns the placed one. Throws ApiError. */
  place(request: () => OrderRequest, fromCart: readonly string[]): Promise<Placed>;
  /** Cancels the order, so that it can be changed and placed again. Throws ApiError. */
  cancel(): Promise<void>;
  /** The order is closed: the next attempt places another. */
  forget(): void;
}

async function cancelOrder(id: string): Promise<void> {
  await call(updateOrderStatus, { params: { id }, body: { status: 'cancelled' } });
}

/** Cancels the order of a lost answer, unless it was cancelled or has expired already. */
async function cancelByKey(key: string): Promise<void> {
  try {
    await cancelOrder(key);
  } catch (error) {
    const details =
      error instanceof ApiError && error.code === orderErrors.ILLEGAL_TRANSITION.code && error.details;
    const from = details && orderErrors.ILLEGAL_TRANSITION.details.parse(details).from;
    if (from !== 'cancelled' && from !== 'expired') throw error;
  }
}

/** The order of a checkout; `placed` if it was placed since the last reload. */
interface Attempt {
  target: string;
  orderId: string | null;
  placed: Placed | null;
}

const restore = (target: string): Attempt => ({
  target,
  orderId: checkoutDraftOf(target)?.orderId ?? null,
  placed: null,
});

export function usePlaceOrder(target: string): Placing {
  const [attempt, setAttempt] = useState(() => restore(target));
  // Another quantity is another checkout, which may have a draft of its own.
  if (attempt.target !== target) setAttempt(restore(target));
  const { orderId, placed } = attempt;
  const { data, isPending, isError, refetch } = useOrder(orderId);
  const openOrder = data && (data.status === 'pending' || data.payment_status === 'completed') ? data : null;

  const store = (change: Partial<CheckoutDraft>) =>
    checkoutStorage.write({
      target,
      key: null,
      orderId: null,
      fromCart: [],
      ...checkoutDraftOf(target),
      ...change,
    });
  const forget = () => {
    checkoutStorage.write(null);
    setAttempt({ target, orderId: null, placed: null });
  };

  return {
    // The page does not change while the details of the order just placed are loaded.
    order: orderId === null || isError ? null : isPending ? (placed ? null : undefined) : openOrder,
    async place(request, fromCart) {
      const existing = openOrder ?? placed;
      if (existing) return existing;
      const { order } = await placeOnce(
        {
          send: (body: OrderRequest, key) => call(placeOrder, { body }, { key }),
          cancel: cancelByKey,
          newKey: () => temporaryId(new Date(), Math.random()),
          store: (key) => store({ key }),
        },
        checkoutDraftOf(target)?.key ?? null,
        request(),
      );
      store({ key: null, orderId: order.id, fromCart: [...fromCart] });
      setAttempt({ target, orderId: order.id, placed: order });
      return order;
    },
    async cancel() {
      try {
        if (orderId !== null) await cancelOrder(orderId);
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
