/** Jobs of the accounts. */

import { deleteExpiredAttempts } from '@platform/server/attempts';
import { after } from '@platform/server/clock';
import { cronJob } from '@platform/server/jobs/jobs';
import type { Accounts } from './accounts.ts';
import { familiarity } from './rules.ts';
import { forgetOld } from './store.ts';

export const tidyAccounts = cronJob('tidy-accounts', '41 3 * * *');

/** Forgets sessions, links, counters and networks that are over. */
export async function forgetWhatIsOver({ db, clock }: Accounts): Promise<void> {
  const now = clock.now();
  await forgetOld(db, now, after(now, -familiarity));
  await deleteExpiredAttempts(db, now);
}
