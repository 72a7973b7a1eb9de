/** Jobs of the accounts. */
import { deleteExpiredAttempts } from '@platform/server/attempts';
import { after } from '@platform/server/clock';
import { cronJob } from '@platform/server/jobs/jobs';
import type { Context } from './context.ts';
import { sendReset, sendResetLink } from './password.actions.ts';
import { familiarity } from './rules.ts';
import { deleteExpired } from './store.ts';

export const cleanUpAccounts = cronJob('tidy-accounts', '41 3 * * *');

/** Registers the jobs: mailing reset links, and deleting expired sessions, links, counters and networks. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock } = ctx;
  jobs.handle(sendReset, ({ email }) => sendResetLink(ctx, email));
  jobs.handle(cleanUpAccounts, async () => {
    const now = clock.now();
    await deleteExpired(db, now, after(now, -familiarity));
    await deleteExpiredAttempts(db, now);
  });
}
