/** Wires the courses: purchases as payables, endpoints, videos, uploads, jobs. */
import type { Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import type { Context } from './context.ts';
import { handleJobs } from './jobs.ts';
import { mountVideos } from './media.routes.ts';
import { payablePurchases } from './payable.ts';
import { enrolPaid } from './purchase.actions.ts';
import { mountEndpoints } from './routes.ts';
import { mountUploads } from './uploads.ts';

/** Mounts the courses. */
export async function courses(portal: Portal, { payments }: { payments: Payments }): Promise<void> {
  const enrolLater = (id: string) =>
    void enrolPaid(ctx, id).catch((error: unknown) => portal.log.warn({ err: error }, 'left to the job'));
  const purchasePayments = payments.registerPayable(payablePurchases(portal, enrolLater));
  const ctx: Context = { portal, payments, purchasePayments };
  mountEndpoints(ctx);
  mountVideos(portal);
  await mountUploads(portal);
  handleJobs(ctx);
}
