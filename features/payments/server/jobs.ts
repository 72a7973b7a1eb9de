/** What the payments do by themselves: ask about what nobody reported, close what was given up, repeat refunds. */
import { job } from '@platform/server/jobs';
import { z } from 'zod';
import { checkPayment, closePayment, scheduleNext } from './check.actions.ts';
import type { Context } from './context.ts';
import { refundPayment } from './refund.actions.ts';
import { claimDue } from './store.ts';
import type { PaymentRow } from './tables.ts';

const everyMinute = '* * * * *';

export const reconcilePayments = job({ name: 'reconcile-payments', data: z.object({}), cron: everyMinute });
export const refundMoney = job({ name: 'refund-money', data: z.object({}), cron: everyMinute });

/** How many payments an instance takes in hand at a time. */
const handful = 20;

async function inHandfuls(
  ctx: Context,
  kind: 'asking' | 'refunding',
  act: (payment: PaymentRow) => Promise<void>,
): Promise<void> {
  const { db, clock, log } = ctx.portal;
  for (;;) {
    const due = await claimDue(db, clock, kind, handful);
    await Promise.all(
      due.map((payment) =>
        act(payment).catch((error: unknown) => {
          log.warn({ err: error, payment: payment.id }, 'provider not reached');
          return scheduleNext(ctx, payment);
        }),
      ),
    );
    if (due.length < handful) return;
  }
}

async function reconcile(ctx: Context, payment: PaymentRow): Promise<void> {
  if (payment.state === 'cancelled' && !payment.closedAt) await closePayment(ctx, payment);
  else await checkPayment(ctx, payment);
  await scheduleNext(ctx, payment);
}

/** Registers the jobs. */
export function handleJobs(ctx: Context): void {
  const { jobs } = ctx.portal;
  jobs.handle(reconcilePayments, () => inHandfuls(ctx, 'asking', (payment) => reconcile(ctx, payment)));
  jobs.handle(refundMoney, () =>
    inHandfuls(ctx, 'refunding', async (payment) => {
      await refundPayment(ctx, payment);
      await scheduleNext(ctx, payment);
    }),
  );
}
