/** The payments' endpoints: who asks, and which action answers. */
import { fen, fenToYuan } from '@platform/contract/money';
import { paymentErrors } from '../contract/errors.ts';
import {
  type CheckoutConfig,
  cancelPayment,
  capturePaypalOrder,
  createPaymentIntent,
  createPaypalOrder,
  getBalanceToPay,
  getPaymentConfig,
  getPaymentStatus,
  payFromBalance,
  startAlipayPayment,
  startWechatPayment,
} from '../contract/payment.ts';
import type { Presentation } from './adapter.ts';
import { type Context, findPayable } from './context.ts';
import { cancelPayments, capturePayment, getProgress, pollPayments } from './poll.actions.ts';
import { getAvailableBalance, payByBalance, startPayment } from './start.actions.ts';

/** A presentation of the kind that the adapter of this method gives; another kind is a fault of the adapter. */
function presented<K extends Presentation['kind']>(presentation: Presentation, kind: K) {
  if (presentation.kind !== kind) throw new Error(`expected ${kind}, got ${presentation.kind}`);
  return presentation as Extract<Presentation, { kind: K }>;
}

function startRoutes(ctx: Context): void {
  const { portal } = ctx;
  portal.route(startAlipayPayment, async ({ query: { orderId, balance }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    const started = await startPayment(
      ctx,
      key,
      { method: 'alipay', balance },
      paymentErrors.ALIPAY_INIT_FAILED,
    );
    return { orderId: key.id, formStr: presented(started.presentation, 'form').formStr };
  });
  portal.route(startWechatPayment, async ({ query: { orderId, balance }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    const { payment, presentation } = await startPayment(
      ctx,
      key,
      { method: 'wechat', balance },
      paymentErrors.WECHAT_INIT_FAILED,
    );
    return {
      orderId: key.id,
      codeUrl: presented(presentation, 'qr').codeUrl,
      amount: fenToYuan(fen(payment.amount - payment.balancePart)),
      expiresAt: payment.expiresAt.toISOString(),
    };
  });
  portal.route(createPaymentIntent, async ({ body: { orderId, method, balance }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    const { presentation } = await startPayment(
      ctx,
      key,
      { method, balance },
      paymentErrors.STRIPE_INIT_FAILED,
    );
    return { orderId: key.id, client_secret: presented(presentation, 'card').clientSecret };
  });
  portal.route(createPaypalOrder, async ({ body: { orderId, balance }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    const { presentation } = await startPayment(
      ctx,
      key,
      { method: 'paypal', balance },
      paymentErrors.PAYPAL_FAILED,
    );
    return { orderId: key.id, paypalOrderId: presented(presentation, 'approval').providerOrderId };
  });
}

/** Mounts the payments' endpoints. */
export function paymentRoutes(ctx: Context, config: () => CheckoutConfig): void {
  const { portal } = ctx;
  startRoutes(ctx);
  portal.route(capturePaypalOrder, async ({ body: { orderId }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    await capturePayment(ctx, key);
    return getProgress(ctx, key);
  });
  portal.route(getPaymentStatus, async ({ query: { orderId }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    await pollPayments(ctx, key);
    return getProgress(ctx, key);
  });
  portal.route(cancelPayment, async ({ body: { orderId }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    await cancelPayments(ctx, key);
    return getProgress(ctx, key);
  });
  portal.route(getPaymentConfig, async () => config());
  portal.route(getBalanceToPay, async ({ caller }) => ({
    available: await getAvailableBalance(ctx, caller.id),
  }));
  portal.route(payFromBalance, async ({ body: { orderId }, caller }) => {
    const key = await findPayable(ctx, orderId, caller.id);
    await payByBalance(ctx, key);
    return getProgress(ctx, key);
  });
}
