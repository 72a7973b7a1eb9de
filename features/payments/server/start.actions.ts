/** Starting a payment: one open attempt per provider, opened there outside of any transaction. */
import type { ErrorEntry } from '@platform/contract/errors';
import { fen, fenToText, fenToYuan, yuanToFen } from '@platform/contract/money';
import { after, second } from '@platform/server/clock';
import { failure, invalid } from '@platform/server/http/failure';
import { paymentErrors } from '../contract/errors.ts';
import { paymentStates } from '../contract/lifecycle.ts';
import { type PaymentMethod, providerOf } from '../contract/provider.ts';
import { usdOf } from '../contract/usd.ts';
import { type Presentation, ProviderRefused, ProviderUnavailable } from './adapter.ts';
import { checkPayment, closePayments } from './check.actions.ts';
import { adapterOf, balanceOf, type Context, payableOf } from './context.ts';
import type { AmountDue } from './payable.ts';
import { pollPayments } from './poll.actions.ts';
import { referenceFor } from './rules.ts';
import { balancePartOf, keyOf, movePayment, reportStatus } from './settle.actions.ts';
import {
  findPayment,
  insertPayment,
  type PayableKey,
  paymentsIn,
  paymentTimelines,
  providerPayment,
  updatePayment,
} from './store.ts';
import type { NewPayment, PaymentRow } from './tables.ts';

function newPayment(
  { portal, usdRate }: Context,
  key: PayableKey,
  due: AmountDue,
  method: PaymentMethod,
  balancePart: number,
): NewPayment {
  const now = portal.clock.now();
  return {
    id: portal.random.id(),
    payableKind: key.kind,
    payableId: key.id,
    userId: due.userId,
    provider: providerOf(method),
    method,
    reference: referenceFor(now, portal.random.digits(14)),
    description: due.description,
    amount: due.amount,
    balancePart,
    usdAmount: balancePart === 0 ? due.usdAmount : usdOf(fen(due.amount - balancePart), usdRate),
    state: 'pending',
    expiresAt: due.expiresAt,
    createdAt: now,
    updatedAt: now,
  };
}

/** The most attempts of one order: each is checked for a day. */
const maxAttempts = 20;

/** The buyer's choice of method. */
export interface PaymentRequest {
  method: PaymentMethod;
  /** The part paid from the balance, in yuan. */
  balance?: number | undefined;
}

/** The balance's part in fen: the whole amount by its own method, else less than that. */
function requestedBalance({ method, balance = 0 }: PaymentRequest, { amount }: AmountDue): number {
  if (method === 'balance') return amount;
  const part = yuanToFen(balance);
  if (part > 0 && part >= amount) throw invalid([{ field: 'balance', message: '余额抵扣须少于应付金额' }]);
  return part;
}

/** The open attempt of the method's provider, or a new one; it replaces failed ones and those with another balance part. */
function openAttempt(ctx: Context, key: PayableKey, request: PaymentRequest): Promise<PaymentRow> {
  const { method } = request;
  const provider = providerOf(method);
  const payable = payableOf(ctx, key.kind);
  const isAccepted = (one: PaymentMethod) => payable.methods?.includes(one) ?? true;
  if (!isAccepted(method) || (request.balance && !isAccepted('balance')))
    throw failure(paymentErrors.METHOD_NOT_ACCEPTED);
  return ctx.portal.db.transaction(async (tx) => {
    const due = await payable.lock(tx, key.id);
    if (!due) throw failure(paymentErrors.PAYABLE_NOT_FOUND);
    if (due.open === 'paid') throw failure(paymentErrors.ALREADY_PAID);
    if (due.open === 'closed') throw failure(paymentErrors.NOT_PAYABLE);
    const earlier = await paymentsIn(tx, key, paymentStates);
    const part = requestedBalance(request, due);
    const open = earlier.filter(({ state }) => state === 'pending' || state === 'processing');
    const same = open.find((one) => one.provider === provider && one.balancePart === part);
    // The two card methods are one payment, named after the last button used.
    if (same) return same.method === method ? same : ((await updatePayment(tx, same.id, { method })) ?? same);
    if (earlier.length >= maxAttempts) throw failure(paymentErrors.TOO_MANY_PAYMENTS);
    const failed = earlier.filter(({ state }) => state === 'failed');
    const replaced = [...open, ...failed].filter((one) => one.provider === provider || one.balancePart > 0);
    for (const attempt of replaced) {
      await movePayment(ctx, tx, attempt, { state: 'cancelled' }, 'cancelled', '已重新发起支付');
    }
    const payment = await insertPayment(tx, newPayment(ctx, key, due, method, part));
    if (part > 0) await balanceOf(ctx).hold(tx, balancePartOf(payment));
    const shared = part > 0 && part < due.amount;
    const note = shared ? `其中余额抵扣 ${fenToText(part)} 元` : null;
    await paymentTimelines.insert(tx, {
      paymentId: payment.id,
      event: 'created',
      note,
      at: payment.createdAt,
    });
    await reportStatus(ctx, tx, key);
    return payment;
  });
}

/** Records that the provider has opened the payment; false if it was cancelled meanwhile. */
function recordStart(ctx: Context, payment: PaymentRow, providerId: string | null): Promise<boolean> {
  const { db, clock } = ctx.portal;
  return db.transaction(async (tx) => {
    await payableOf(ctx, payment.payableKind).lock(tx, payment.payableId);
    const current = await findPayment(tx, payment.id);
    if (current && !current.startedAt) {
      const now = clock.now();
      const nextAt = after(now, 30 * second);
      await updatePayment(tx, payment.id, { providerId, startedAt: now, updatedAt: now, nextAt });
      await paymentTimelines.insert(tx, { paymentId: payment.id, event: 'started', at: now });
    }
    return current?.state === 'pending' || current?.state === 'processing';
  });
}

async function recordRefusal(ctx: Context, payment: PaymentRow, reason: string): Promise<void> {
  await ctx.portal.db.transaction(async (tx) => {
    await payableOf(ctx, payment.payableKind).lock(tx, payment.payableId);
    const current = await findPayment(tx, payment.id);
    if (current?.state !== 'pending' || current.startedAt) return;
    await movePayment(ctx, tx, current, { state: 'failed' }, 'failed', reason);
    await reportStatus(ctx, tx, keyOf(current));
  });
}

/**
 * Starts a payment and returns its presentation. Earlier attempts are checked first, so that money not yet reported is not paid
 * twice. Throws ALREADY_PAID, NOT_PAYABLE, TOO_MANY_PAYMENTS, INSUFFICIENT_BALANCE, METHOD_NOT_ACCEPTED, METHOD_UNAVAILABLE, and `refused` when
 * the provider can't be reached or won't open it.
 */
export async function startPayment(
  ctx: Context,
  key: PayableKey,
  request: PaymentRequest,
  refused: ErrorEntry,
): Promise<{ payment: PaymentRow; presentation: Presentation }> {
  const adapter = adapterOf(ctx, providerOf(request.method));
  await pollPayments(ctx, key);
  const payment = await openAttempt(ctx, key, request);
  const returnUrl = ctx.portal.publicUrl + payableOf(ctx, key.kind).returnPath(key.id);
  const openedPayment = await adapter
    .create({ ...providerPayment(payment), returnUrl })
    .catch(async (error: unknown) => {
      const declined = error instanceof ProviderRefused;
      if (!declined && !(error instanceof ProviderUnavailable)) throw error;
      ctx.portal.log.warn({ err: error, payment: payment.id }, 'payment not started');
      if (declined) await recordRefusal(ctx, payment, error.message);
      throw failure(refused, declined ? { reason: error.message } : undefined);
    });
  const open = await recordStart(ctx, payment, openedPayment.providerId);
  await closePayments(ctx, key);
  if (!open) throw failure(paymentErrors.NOT_PAYABLE);
  return { payment, presentation: openedPayment.presentation };
}

/** The balance available for a payment, in yuan; nothing without a wallet. */
export async function getAvailableBalance(
  { portal, balance: { source } }: Context,
  userId: string,
): Promise<number> {
  return source ? fenToYuan(await source.available(portal.db, userId)) : 0;
}

/** Pays the whole amount from the balance. Throws as `startPayment` does, and INSUFFICIENT_BALANCE. */
export async function payByBalance(ctx: Context, key: PayableKey): Promise<void> {
  const { payment } = await startPayment(ctx, key, { method: 'balance' }, paymentErrors.METHOD_UNAVAILABLE);
  await checkPayment(ctx, { ...payment, startedAt: payment.startedAt ?? ctx.portal.clock.now() });
}
