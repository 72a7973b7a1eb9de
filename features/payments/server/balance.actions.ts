/** Paying from the buyer's balance. */
import { fenToYuan } from '@platform/contract/money';
import { paymentErrors } from '../contract/errors.ts';
import { askPayment } from './ask.actions.ts';
import type { Context } from './context.ts';
import { startPayment } from './start.actions.ts';
import type { PayableKey } from './store.ts';

/** What a buyer can pay with, in yuan; nothing where there is no wallet. */
export async function balanceToPay(
  { portal, balance: { source } }: Context,
  userId: string,
): Promise<number> {
  return source ? fenToYuan(await source.available(portal.db, userId)) : 0;
}

/** Pays all of it from the balance. Throws as `startPayment` does, and INSUFFICIENT_BALANCE. */
export async function payWhole(ctx: Context, key: PayableKey): Promise<void> {
  const { payment } = await startPayment(ctx, key, { method: 'balance' }, paymentErrors.METHOD_UNAVAILABLE);
  await askPayment(ctx, { ...payment, startedAt: payment.startedAt ?? ctx.portal.clock.now() });
}
