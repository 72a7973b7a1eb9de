/** Applies a payment's status at the provider, under the payable's lock; the only place that settles payables. */
import { fen, fenToText } from '@platform/contract/money';
import { after } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { openStates, type PaymentEvent, type PaymentState } from '../contract/lifecycle.ts';
import type { Decline, ProviderStatus } from './adapter.ts';
import type { BalancePart } from './balance.ts';
import { balanceOf, type Context, payableOf } from './context.ts';
import type { AmountDue } from './payable.ts';
import { decide, nextCheckDelay, type Outcome, overallStatus, refundShare } from './rules.ts';
import {
  findPayment,
  type PayableKey,
  paymentsIn,
  paymentTimelines,
  statesOf,
  updatePayment,
} from './store.ts';
import type { PaymentRow } from './tables.ts';

export const keyOf = ({ payableKind, payableId }: PaymentRow): PayableKey => ({
  kind: payableKind,
  id: payableId,
});

/** Moves to these states restore the balance's part; late money takes it again. */
const balanceRestoringStates: readonly PaymentState[] = ['failed', 'cancelled', 'refunding', 'refunded'];

/** The balance's part, without what was returned before. */
export function balancePartOf(payment: PaymentRow): BalancePart {
  const { userId, reference, balancePart, description } = payment;
  const amount = balancePart - refundShare(payment, payment.partRefunded).balance;
  return { userId, reference, amount, description };
}

/** Moves a payment to another state, with an entry in its timeline. */
export async function movePayment(
  ctx: Context,
  tx: Transaction,
  payment: PaymentRow,
  changes: Partial<PaymentRow> & Pick<PaymentRow, 'state'>,
  event: PaymentEvent,
  note: string | null = null,
): Promise<PaymentRow> {
  const now = ctx.portal.clock.now();
  const part = balancePartOf(payment);
  if (part.amount > 0 && balanceRestoringStates.includes(changes.state))
    await balanceOf(ctx).restore(tx, part);
  const moved = { ...payment, ...changes, attempts: 0, updatedAt: now };
  const delay = moved.startedAt ? nextCheckDelay(moved, now) : null;
  const nextAt = delay === null ? null : after(now, delay);
  await updatePayment(tx, payment.id, { ...changes, attempts: 0, updatedAt: now, nextAt });
  await paymentTimelines.insert(tx, { paymentId: payment.id, event, note, at: now });
  return { ...moved, nextAt };
}

/** Reports the status of all attempts together to the payable. */
export async function reportStatus(ctx: Context, tx: Transaction, key: PayableKey): Promise<void> {
  await payableOf(ctx, key.kind).updatePaymentStatus(tx, key.id, overallStatus(await statesOf(tx, key)));
}

/** Cancels the open attempts, except one; after the commit `closePayments` closes them at their providers. */
export async function cancelOpenPayments(
  ctx: Context,
  tx: Transaction,
  key: PayableKey,
  note: string,
  except?: string,
): Promise<void> {
  for (const open of await paymentsIn(tx, key, openStates)) {
    if (open.id !== except) await movePayment(ctx, tx, open, { state: 'cancelled' }, 'cancelled', note);
  }
}

/**
 * Step 5 of 5: takes received money: takes the balance's part, settles the payable, cancels other attempts. Money in
 * a wrong amount, or refused by the payable, is refunded.
 */
async function takeMoney(
  ctx: Context,
  tx: Transaction,
  payment: PaymentRow,
  due: AmountDue,
  { kind, transactionId, amount, paidAt }: Extract<Outcome, { kind: 'settle' | 'refund' }>,
): Promise<void> {
  const key = keyOf(payment);
  const received = {
    transactionId,
    paidAmount: amount.minor,
    paidCurrency: amount.currency,
    paidAt,
    startedAt: payment.startedAt ?? paidAt,
  };
  const record = (event: PaymentEvent, note: string | null = null) =>
    paymentTimelines.insert(tx, { paymentId: payment.id, event, note, at: ctx.portal.clock.now() });
  const refund = async (reason: PaymentEvent, note: string | null = null) => {
    await record('paid', transactionId);
    await record(reason, note);
    await movePayment(ctx, tx, payment, { ...received, state: 'refunding' }, 'refund_requested');
    await reportStatus(ctx, tx, key);
  };
  if (kind === 'refund') return refund('wrong_amount', `${amount.currency} ${fenToText(amount.minor)}`);
  if (payment.balancePart > 0 && !(await balanceOf(ctx).take(tx, balancePartOf(payment)))) {
    return refund('late', '余额已不足以抵扣');
  }
  const { id: paymentId, method } = payment;
  const settlement = { paymentId, method, transactionId, balancePart: fen(payment.balancePart), paidAt };
  const result = await payableOf(ctx, key.kind).settle(tx, key.id, settlement);
  if (result === 'refund') return refund(due.open === 'paid' ? 'duplicate' : 'late');
  await movePayment(ctx, tx, payment, { ...received, state: 'completed' }, 'paid', transactionId);
  if (due.open === 'closed') await record('late');
  await cancelOpenPayments(ctx, tx, key, '订单已由另一笔付款支付', payment.id);
}

/** Each decline has one entry, however often the provider reports it. */
async function recordDecline(
  tx: Transaction,
  { id: paymentId }: PaymentRow,
  decline: Decline,
): Promise<void> {
  const { at, reason: note } = decline;
  const entries = await paymentTimelines.list(tx, [paymentId]);
  if (entries.some((entry) => entry.event === 'declined' && entry.at.getTime() === at.getTime())) return;
  await paymentTimelines.insert(tx, { paymentId, event: 'declined', note, at });
}

/**
 * Step 3 of 5: in one transaction locks the payable, reads the payment again, decides on the provider's status (step 4) and
 * applies it. Returns the resulting payment.
 */
export function applyStatus(
  ctx: Context,
  checked: PaymentRow,
  providerStatus: ProviderStatus,
): Promise<PaymentRow> {
  return ctx.portal.db.transaction(async (tx) => {
    const due = await payableOf(ctx, checked.payableKind).lock(tx, checked.payableId);
    const payment = await findPayment(tx, checked.id);
    if (!due || !payment) return checked;
    const outcome = decide(payment, providerStatus);
    if (providerStatus.state === 'unpaid' && providerStatus.declined)
      await recordDecline(tx, payment, providerStatus.declined);
    if (outcome.kind === 'none') return payment;
    if (outcome.kind === 'move') {
      const { to, reason } = outcome;
      const closed = to === 'cancelled' ? { closedAt: ctx.portal.clock.now() } : {};
      await movePayment(
        ctx,
        tx,
        payment,
        { state: to, ...closed },
        to === 'pending' ? 'started' : to,
        reason,
      );
      await reportStatus(ctx, tx, keyOf(payment));
    } else {
      await takeMoney(ctx, tx, payment, due, outcome);
    }
    return (await findPayment(tx, checked.id)) ?? payment;
  });
}
