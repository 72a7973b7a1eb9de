/** What the red packets do by themselves: after 24 hours the rest goes back. */
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import type { Portal } from '@platform/server/portal';
import type { Context } from './context.ts';
import { expirePackets } from './expire.actions.ts';

export const expirePacketsJob = cronJob('expire-red-packets', everyMinute);

/** Registers the job. */
export function handleJobs({ jobs }: Portal, ctx: Context): void {
  jobs.handle(expirePacketsJob, () => expirePackets(ctx));
}
