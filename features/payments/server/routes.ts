/** The payments' endpoints, each to its action. */
import type { ErrorEntry } from '@platform/contract/errors';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Caller } from '@platform/server/portal';
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
import { getAvailableBalance, type PaymentRequest, payByBalance, startPayment } from './start.actions.ts';
import type { PayableKey } from './store.ts';

function startRoutes(ctx: Context): void {
  const { portal } = ctx;

  /** Starts a payment; its presentation is of the kind that the method's adapter gives, else the adapter is at fault. */
  async function start<K extends Presentation['kind']>(
    caller: Caller,
    { orderId, ...request }: PaymentRequest & { orderId: string },
    kind: K,
    refused: ErrorEntry,
  ) {
    const key = await findPayable(ctx, orderId, caller.id);
    const { payment, presentation } = await startPayment(ctx, key, request, refused);
    if (presentation.kind !== kind) throw new Error(`expected ${kind}, got ${presentation.kind}`);
    return { orderId: key.id, payment, presentation: presentation as Extract<Presentation, { kind: K }> };
  }

  portal.route(startAlipayPayment, async ({ query, caller }) => {
    const request = { ...query, method: 'alipay' } as const;
    const { orderId, presentation } = await start(caller, request, 'form', paymentErrors.ALIPAY_INIT_FAILED);
    return { orderId, formStr: presentation.formStr };
  });
  portal.route(startWechatPayment, async ({ query, caller }) => {
    const request = { ...query, method: 'wechat' } as const;
    const { orderId, payment, presentation } = await start(
      caller,
      request,
      'qr',
      paymentErrors.WECHAT_INIT_FAILED,
    );
    return {
      orderId,
      codeUrl: presentation.codeUrl,
      amount: fenToYuan(fen(payment.amount - payment.balancePart)),
      expiresAt: payment.expiresAt.toISOString(),
    };
  });
  portal.route(createPaymentIntent, async ({ body, caller }) => {
    const { orderId, presentation } = await start(caller, body, 'card', paymentErrors.STRIPE_INIT_FAILED);
    return { orderId, client_secret: presentation.clientSecret };
  });
  portal.route(createPaypalOrder, async ({ body, caller }) => {
    const request = { ...body, method: 'paypal' } as const;
    const { orderId, presentation } = await start(caller, request, 'approval', paymentErrors.PAYPAL_FAILED);
    return { orderId, paypalOrderId: presentation.providerOrderId };
  });
}

/** Mounts the payments' endpoints. */
export function paymentRoutes(ctx: Context, config: () => CheckoutConfig): void {
  const { portal } = ctx;

  /** Finds the caller's payable, acts on it, and returns the progress. */
  async function progressAfter(
    act: (ctx: Context, key: PayableKey) => Promise<unknown>,
    orderId: string,
    caller: Caller,
  ) {
    const key = await findPayable(ctx, orderId, caller.id);
    await act(ctx, key);
    return getProgress(ctx, key);
  }

  startRoutes(ctx);
  portal.route(capturePaypalOrder, ({ body, caller }) => progressAfter(capturePayment, body.orderId, caller));
  portal.route(getPaymentStatus, ({ query, caller }) => progressAfter(pollPayments, query.orderId, caller));
  portal.route(cancelPayment, ({ body, caller }) => progressAfter(cancelPayments, body.orderId, caller));
  portal.route(payFromBalance, ({ body, caller }) => progressAfter(payByBalance, body.orderId, caller));
  portal.route(getPaymentConfig, async () => config());
  portal.route(getBalanceToPay, async ({ caller }) => ({
    available: await getAvailableBalance(ctx, caller.id),
  }));
}
