/** Jobs of the newsletter. */
import { after } from '@platform/server/clock';
import { cronJob, job } from '@platform/server/jobs/jobs';
import { z } from 'zod';
import type { Context } from './context.ts';
import { writeToReaders } from './mailing.actions.ts';
import { pendingKept } from './rules.ts';
import { forgetPending } from './store.ts';

/** Writes to the subscribers of a news item. */
export const mailNews = job({ name: 'mail-news', data: z.object({ item: z.uuid() }) });

export const tidyNewsletter = cronJob('tidy-newsletter', '23 3 * * *');

/** Registers the jobs. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock } = ctx.services;
  jobs.handle(mailNews, ({ item }) => writeToReaders(ctx, item));
  jobs.handle(tidyNewsletter, () => forgetPending(db, after(clock.now(), -pendingKept)));
}
