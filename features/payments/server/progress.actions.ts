/** How far the paying of something has come. */
import { failure } from '@platform/server/http/failure';
import { paymentErrors } from '../contract/errors.ts';
import type { PaymentProgress } from '../contract/payment.ts';
import { type Context, payableOf } from './context.ts';
import { attemptsOf, type PayableKey } from './store.ts';

/** Reads what is paid and the attempts to pay it. Throws PAYABLE_NOT_FOUND. */
export async function progressOf(ctx: Context, key: PayableKey): Promise<PaymentProgress> {
  const { db } = ctx.portal;
  const due = await payableOf(ctx, key.kind).load(db, key.id);
  if (!due) throw failure(paymentErrors.PAYABLE_NOT_FOUND);
  return {
    orderId: due.id,
    orderNumber: due.number,
    status: due.status,
    payment_status: due.paymentStatus,
    payments: await attemptsOf(db, key),
  };
}
