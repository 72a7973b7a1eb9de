/** Jobs of the newsletter. */
import { after } from '@platform/server/clock';
import { cronJob, job } from '@platform/server/jobs/jobs';
import { z } from 'zod';
import { confirmByEmail, sendConfirmation } from './actions.ts';
import type { Context } from './context.ts';
import { mailSubscribers } from './mailing.actions.ts';
import { pendingLifetime } from './rules.ts';
import { deletePending } from './store.ts';

/** Mails a news item to its subscribers. */
export const mailNews = job({ name: 'mail-news', data: z.object({ item: z.uuid() }) });

export const cleanUpNewsletter = cronJob('tidy-newsletter', '23 3 * * *');

/** Registers the jobs. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock } = ctx.services;
  jobs.handle(sendConfirmation, (request) => confirmByEmail(ctx, request));
  jobs.handle(mailNews, ({ item }) => mailSubscribers(ctx, item));
  jobs.handle(cleanUpNewsletter, () => deletePending(db, after(clock.now(), -pendingLifetime)));
}
