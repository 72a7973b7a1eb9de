/** PayPal's checkout orders and their transitions. */
import { randomBytes } from 'node:crypto';
import { NotPayable, type PaymentOrder, type ProviderContext } from '../../provider.ts';

export interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  /** US cents. */
  amount: number;
  createTime: string;
}

export interface Order {
  id: string;
  reference: string;
  invoiceId: string | null;
  description: string;
  /** US cents. */
  amount: number;
  createTime: string;
  status: 'CREATED' | 'APPROVED' | 'PAYER_ACTION_REQUIRED' | 'COMPLETED';
  /** Options of the next capture, set by control calls. */
  next: PaymentOrder;
  /** Whether the payer's instrument is declined at the next capture. */
  declining: boolean;
  capture: Capture | null;
  refunds: Refund[];
}

export interface Refund {
  id: string;
  customId: string | null;
  invoiceId: string | null;
  /** US cents. */
  amount: number;
  createTime: string;
}

/** An error of the API. */
export class PaypalApiError extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

export type Orders = ReturnType<typeof paypalOrders>;

/** The orders of one simulator; `announce` is called with each event for the webhook. */
export function paypalOrders(context: ProviderContext, announce: (event: string, order: Order) => void) {
  const orders = context.state.collection<Order>('paypal.orders');
  const now = () => `${context.clock().toISOString().slice(0, 19)}Z`;
  const newId = () => `${randomBytes(8).toString('hex').toUpperCase()}S`;
  const update = (order: Order, patch: Partial<Order>) => orders.put(order.id, { ...order, ...patch });

  function find(id: string): Order {
    const order = orders.get(id);
    if (!order) throw new PaypalApiError(404, 'INVALID_RESOURCE_ID');
    return order;
  }

  return {
    find,
    byReference(reference: string): Order {
      const order = orders.all().find((one) => one.reference === reference);
      if (!order) throw new NotPayable(`no order for ${reference}`);
      return order;
    },
    byCapture(id: string): Order {
      const order = orders.all().find((one) => one.capture?.id === id);
      if (!order) throw new PaypalApiError(404, 'INVALID_RESOURCE_ID');
      return order;
    },

    create(input: Pick<Order, 'reference' | 'invoiceId' | 'description' | 'amount'>): Order {
      const state = { createTime: now(), status: 'CREATED', next: {}, declining: false } as const;
      const id = newId();
      return orders.put(id, { id, ...input, ...state, capture: null, refunds: [] });
    },

    /** The payer approves in PayPal's window; with `declining` the instrument is declined at the capture. */
    approve(order: Order, next: PaymentOrder = {}, declining = false): Order {
      if (order.status === 'COMPLETED') throw new NotPayable(`order ${order.id} is captured already`);
      const approved = update(order, { status: 'APPROVED', next, declining });
      announce('CHECKOUT.ORDER.APPROVED', approved);
      return approved;
    },

    capture(order: Order): Order {
      if (order.status === 'COMPLETED') throw new PaypalApiError(422, 'ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') throw new PaypalApiError(422, 'ORDER_NOT_APPROVED');
      const duplicate = orders.all().find((one) => one.capture !== null && one.invoiceId === order.invoiceId);
      if (duplicate && order.invoiceId !== null) throw new PaypalApiError(422, 'DUPLICATE_INVOICE_ID');
      if (order.declining) {
        update(order, { status: 'PAYER_ACTION_REQUIRED', declining: false });
        throw new PaypalApiError(422, 'INSTRUMENT_DECLINED');
      }
      const { minor = order.amount, pending = false } = order.next;
      const status = pending ? 'PENDING' : 'COMPLETED';
      const capture: Capture = { id: newId(), status, amount: minor, createTime: now() };
      const captured = update(order, { status: 'COMPLETED', capture });
      announce(`PAYMENT.CAPTURE.${status}`, captured);
      return captured;
    },

    settle(order: Order): void {
      if (order.capture?.status !== 'PENDING') throw new NotPayable(`nothing is pending for ${order.id}`);
      const settled = update(order, { capture: { ...order.capture, status: 'COMPLETED' } });
      announce('PAYMENT.CAPTURE.COMPLETED', settled);
    },

    /** Refunds an amount in US cents; all that is left without one. */
    refund(order: Order, request: Pick<Refund, 'customId' | 'invoiceId'> & { amount: number | null }): Order {
      const { capture, refunds } = order;
      if (capture?.status === 'REFUNDED') throw new PaypalApiError(422, 'CAPTURE_FULLY_REFUNDED');
      if (capture?.status !== 'COMPLETED' && capture?.status !== 'PARTIALLY_REFUNDED') {
        throw new PaypalApiError(422, 'CAPTURE_STATUS_NOT_VALID');
      }
      const left = refunds.reduce((rest, refund) => rest - refund.amount, capture.amount);
      const amount = request.amount ?? left;
      if (amount > left) throw new PaypalApiError(422, 'REFUND_AMOUNT_EXCEEDED');
      const refunded = update(order, {
        capture: { ...capture, status: amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED' },
        refunds: [...refunds, { ...request, id: newId(), amount, createTime: now() }],
      });
      announce('PAYMENT.CAPTURE.REFUNDED', refunded);
      return refunded;
    },
  };
}
