/** Translates PayPal's orders, captures and refunds into the adapter's statuses. */
import type { Order, OrdersCapture, Refund } from '@paypal/paypal-server-sdk';
import { textToMinor } from '@platform/contract/money';
import { type ProviderStatus, ProviderUnavailable, type RefundStatus } from '../adapter.ts';

/** The order's capture; ours have one purchase unit and are captured once. */
export function captureOf(order: Order): OrdersCapture | undefined {
  const captures = order.purchaseUnits?.[0]?.payments?.captures ?? [];
  return (
    captures.find((capture) => capture.status !== 'DECLINED' && capture.status !== 'FAILED') ?? captures[0]
  );
}

export function refundsOf(order: Order): readonly Refund[] {
  return order.purchaseUnits?.[0]?.payments?.refunds ?? [];
}

export function orderState(order: Order): ProviderStatus {
  switch (order.status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'unpaid' };
    case 'APPROVED':
      return { state: 'approved' };
    case 'VOIDED':
      return { state: 'closed' };
    case 'COMPLETED':
      return captureState(captureOf(order));
    default:
      throw new ProviderUnavailable(`PayPal reports the order status ${order.status}`);
  }
}

/** A completed order was captured; only the capture's status tells whether the money has arrived. */
function captureState(capture: OrdersCapture | undefined): ProviderStatus {
  const transactionId = capture?.id ?? '';
  switch (capture?.status) {
    case 'PENDING':
      return { state: 'processing' };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed', reason: capture.status };
    case 'REFUNDED':
      return { state: 'refunded', transactionId };
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return paidState(capture, transactionId);
    default:
      throw new ProviderUnavailable(`PayPal reports the capture status ${capture?.status}`);
  }
}

function paidState({ amount, createTime }: OrdersCapture, transactionId: string): ProviderStatus {
  const minor = amount?.currencyCode === 'USD' ? textToMinor(amount.value) : null;
  if (minor === null || !createTime || transactionId === '') {
    throw new ProviderUnavailable('PayPal reports a capture without its details');
  }
  return { state: 'paid', transactionId, amount: { currency: 'USD', minor }, paidAt: new Date(createTime) };
}

export function refundState(refund: Refund): RefundStatus {
  const refundId = refund.id ?? '';
  if (refund.status === 'COMPLETED') return { state: 'completed', refundId };
  if (refund.status === 'PENDING') return { state: 'processing', refundId };
  return { state: 'failed', reason: refund.status ?? 'unknown status' };
}
