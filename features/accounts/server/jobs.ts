/** Jobs of the accounts. */
import { deleteExpiredAttempts } from '@platform/server/attempts';
import { after } from '@platform/server/clock';
import { cronJob } from '@platform/server/jobs/jobs';
import type { Services } from '@platform/server/portal';
import { familiarity } from './rules.ts';
import { deleteExpired } from './store.ts';

export const cleanUpAccounts = cronJob('tidy-accounts', '41 3 * * *');

/** Registers the job that deletes expired sessions, links, counters and networks. */
export function handleJobs({ jobs, db, clock }: Services): void {
  jobs.handle(cleanUpAccounts, async () => {
    const now = clock.now();
    await deleteExpired(db, now, after(now, -familiarity));
    await deleteExpiredAttempts(db, now);
  });
}
