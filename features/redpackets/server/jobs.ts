/** What the red packets do by themselves: after 24 hours the rest goes back. */
import { job } from '@platform/server/jobs';
import type { Portal } from '@platform/server/portal';
import { z } from 'zod';
import type { Context } from './context.ts';
import { expirePackets } from './expire.actions.ts';

export const expirePacketsJob = job({ name: 'expire-red-packets', data: z.object({}), cron: '* * * * *' });

/** Registers the job. */
export function handleJobs({ jobs }: Portal, ctx: Context): void {
  jobs.handle(expirePacketsJob, () => expirePackets(ctx));
}
