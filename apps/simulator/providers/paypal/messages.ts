/** PayPal's JSON of orders, captures and refunds, in replies and webhooks. */
import { fenToText } from '@platform/contract/money';
import type { Capture, Order, Refund } from './orders.ts';

function dollars(cents: number): Record<string, string> {
  return { currency_code: 'USD', value: fenToText(cents) };
}

export function captureJson(order: Order, capture: Capture): Record<string, unknown> {
  return {
    id: capture.id,
    status: capture.status,
    amount: dollars(capture.amount),
    final_capture: true,
    custom_id: order.reference,
    ...(order.invoiceId !== null && { invoice_id: order.invoiceId }),
    create_time: capture.createTime,
    update_time: capture.createTime,
  };
}

export function refundJson({ id, amount, createTime, customId, invoiceId }: Refund): Record<string, unknown> {
  return {
    id,
    status: 'COMPLETED',
    amount: dollars(amount),
    create_time: createTime,
    ...(customId !== null && { custom_id: customId }),
    ...(invoiceId !== null && { invoice_id: invoiceId }),
  };
}

export function orderJson(order: Order): Record<string, unknown> {
  const payments = order.capture && {
    captures: [captureJson(order, order.capture)],
    ...(order.refunds.length > 0 && { refunds: order.refunds.map(refundJson) }),
  };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createTime,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.reference,
        ...(order.invoiceId !== null && { invoice_id: order.invoiceId }),
        description: order.description,
        amount: dollars(order.amount),
        ...(payments && { payments }),
      },
    ],
    links: [],
  };
}

/** The resource of an event: the order, its capture, or its refund. */
export function resourceOf(event: string, order: Order): Record<string, unknown> {
  const refund = order.refunds.at(-1);
  if (event === 'PAYMENT.CAPTURE.REFUNDED' && refund) return refundJson(refund);
  if (!event.startsWith('PAYMENT.CAPTURE.')) return orderJson(order);
  const defaultCapture = { id: `${order.id}C`, status: 'COMPLETED', amount: order.amount } as const;
  return captureJson(order, order.capture ?? { ...defaultCapture, createTime: order.createTime });
}
