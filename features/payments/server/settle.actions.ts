/** A provider's word is put on record, under the payable's lock; the only place where money settles anything. */
import { fenToText } from '@platform/contract/money';
import { after } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { openStates, type PaymentEvent, type PaymentState } from '../contract/lifecycle.ts';
import type { ProviderState } from './adapter.ts';
import type { BalancePart } from './balance.ts';
import { balanceOf, type Context, payableOf } from './context.ts';
import type { Due } from './payable.ts';
import { judge, overall, pauseBefore, type Verdict } from './rules.ts';
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

/** States in which the balance gets back what it has given; money that comes late takes it anew. */
const ownMoneyGoesBack: readonly PaymentState[] = ['failed', 'cancelled', 'refunding', 'refunded'];

export const partOf = ({ userId, reference, balancePart, description }: PaymentRow): BalancePart => ({
  userId,
  reference,
  amount: balancePart,
  description,
});

/** Moves a payment to another state, with the entry that its timeline gets for it. */
export async function moveTo(
  ctx: Context,
  tx: Transaction,
  payment: PaymentRow,
  changes: Partial<PaymentRow> & Pick<PaymentRow, 'state'>,
  event: PaymentEvent,
  note: string | null = null,
): Promise<PaymentRow> {
  const now = ctx.portal.clock.now();
  if (payment.balancePart > 0 && ownMoneyGoesBack.includes(changes.state)) {
    await balanceOf(ctx).restore(tx, partOf(payment));
  }
  const moved = { ...payment, ...changes, attempts: 0, updatedAt: now };
  const pause = moved.startedAt ? pauseBefore(moved, now) : null;
  const nextAt = pause === null ? null : after(now, pause);
  await updatePayment(tx, payment.id, { ...changes, attempts: 0, updatedAt: now, nextAt });
  await paymentTimelines.insert(tx, { paymentId: payment.id, event, note, at: now });
  return { ...moved, nextAt };
}

/** Tells the payable how its payment stands as a whole. */
export async function tellPayable(ctx: Context, tx: Transaction, key: PayableKey): Promise<void> {
  await payableOf(ctx, key.kind).noted(tx, key.id, overall(await statesOf(tx, key)));
}

/** Gives up what is still open, except one payment; the provider is told after the commit. */
export async function cancelOpen(
  ctx: Context,
  tx: Transaction,
  key: PayableKey,
  note: string,
  except?: string,
): Promise<void> {
  for (const open of await paymentsIn(tx, key, openStates)) {
    if (open.id !== except) await moveTo(ctx, tx, open, { state: 'cancelled' }, 'cancelled', note);
  }
}

type Money = Extract<Verdict, { verdict: 'settle' | 'give back' }>;

async function receive(
  ctx: Context,
  tx: Transaction,
  payment: PaymentRow,
  due: Due,
  money: Money,
): Promise<void> {
  const { transactionId, amount, paidAt } = money;
  const key = keyOf(payment);
  const received = {
    transactionId,
    paidAmount: amount.minor,
    paidCurrency: amount.currency,
    paidAt,
    startedAt: payment.startedAt ?? paidAt,
  };
  const note = (event: PaymentEvent, text: string | null = null) =>
    paymentTimelines.insert(tx, { paymentId: payment.id, event, note: text, at: ctx.portal.clock.now() });
  const giveBack = async (reason: PaymentEvent, text: string | null = null) => {
    await note('paid', transactionId);
    await note(reason, text);
    await moveTo(ctx, tx, payment, { ...received, state: 'refunding' }, 'refund_requested');
    await tellPayable(ctx, tx, key);
  };
  if (money.verdict === 'give back') {
    return giveBack('wrong_amount', `${amount.currency} ${fenToText(amount.minor)}`);
  }
  if (payment.balancePart > 0 && !(await balanceOf(ctx).take(tx, partOf(payment)))) {
    return giveBack('late', '余额已不足以抵扣');
  }
  const settlement = { paymentId: payment.id, method: payment.method, transactionId, paidAt };
  const outcome = await payableOf(ctx, key.kind).settle(tx, key.id, settlement);
  if (outcome === 'refund') return giveBack(due.open === 'paid' ? 'duplicate' : 'late');
  await moveTo(ctx, tx, payment, { ...received, state: 'completed' }, 'paid', transactionId);
  if (due.open === 'closed') await note('late');
  await cancelOpen(ctx, tx, key, '订单已由另一笔付款支付', payment.id);
}

async function carryOut(
  ctx: Context,
  tx: Transaction,
  payment: PaymentRow,
  due: Due,
  verdict: Exclude<Verdict, { verdict: 'nothing' }>,
): Promise<void> {
  switch (verdict.verdict) {
    case 'settle':
    case 'give back':
      return receive(ctx, tx, payment, due, verdict);
    case 'fail':
      await moveTo(ctx, tx, payment, { state: 'failed' }, 'failed', verdict.reason);
      break;
    case 'move': {
      const { to } = verdict;
      const event = to === 'pending' ? 'started' : to;
      const closed = to === 'cancelled' ? { closedAt: ctx.portal.clock.now() } : {};
      await moveTo(ctx, tx, payment, { state: to, ...closed }, event);
    }
  }
  await tellPayable(ctx, tx, keyOf(payment));
}

/** Records what the provider said about a payment; returns the payment as it stands afterwards. */
export function recordWord(ctx: Context, asked: PaymentRow, word: ProviderState): Promise<PaymentRow> {
  return ctx.portal.db.transaction(async (tx) => {
    const due = await payableOf(ctx, asked.payableKind).lock(tx, asked.payableId);
    const payment = await findPayment(tx, asked.id);
    if (!due || !payment) return asked;
    const verdict = judge(payment, word);
    if (verdict.verdict === 'nothing') return payment;
    await carryOut(ctx, tx, payment, due, verdict);
    return (await findPayment(tx, asked.id)) ?? payment;
  });
}
