/** Jobs of the payments: check open ones, close cancelled ones, repeat refunds. */
import { after } from '@platform/server/clock';
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { sweep } from '@platform/server/jobs/sweep';
import { checkPayment, closePayment, scheduleNext } from './check.actions.ts';
import type { Context } from './context.ts';
import { refundPart, refundPayment } from './refund.actions.ts';
import { nextRefundDelay } from './rules.ts';
import { claimDue, claimPartRefunds, postponePartRefund } from './store.ts';
import type { PaymentRow } from './tables.ts';

export const reconcilePayments = cronJob('reconcile-payments', everyMinute);
export const refundMoney = cronJob('refund-money', everyMinute);

async function reconcile(ctx: Context, payment: PaymentRow): Promise<void> {
  if (payment.state === 'cancelled' && !payment.closedAt) await closePayment(ctx, payment);
  else await checkPayment(ctx, payment);
}

/** Acts on due payments, which `claimDue` leases to this instance; each is scheduled again, also after a failure. */
function actOnDue(
  ctx: Context,
  kind: 'check' | 'refund',
  act: (ctx: Context, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  const { db, clock, log } = ctx.portal;
  return sweep(log, {
    name: `${kind}-payments`,
    batchSize: 20,
    parallel: true,
    next: (limit) => claimDue(db, clock, kind, limit),
    async handle(payment) {
      try {
        await act(ctx, payment);
      } finally {
        await scheduleNext(ctx, payment);
      }
      return true;
    },
  });
}

/** Repeats refunds of parts that their providers have not confirmed. */
function repeatPartRefunds(ctx: Context): Promise<void> {
  const { db, clock, log } = ctx.portal;
  return sweep(log, {
    name: 'refund-parts',
    batchSize: 20,
    parallel: true,
    next: (limit) => claimPartRefunds(db, clock, limit),
    async handle({ id, ...part }) {
      await refundPart(ctx, part);
      await postponePartRefund(db, id, after(clock.now(), nextRefundDelay(part.refund.attempts)));
      return true;
    },
  });
}

/** Registers the jobs. */
export function handleJobs(ctx: Context): void {
  const { jobs } = ctx.portal;
  jobs.handle(reconcilePayments, () => actOnDue(ctx, 'check', reconcile));
  jobs.handle(refundMoney, async () => {
    await actOnDue(ctx, 'refund', refundPayment);
    await repeatPartRefunds(ctx);
  });
}
