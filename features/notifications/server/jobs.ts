/** Mail about notifications: at once means within a minute, daily at 8 in Hong Kong. */
import { findPerson } from '@features/accounts/people';
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { sweep } from '@platform/server/jobs/sweep';
import type { Services } from '@platform/server/portal';
import { notificationsEmail } from './emails.ts';
import { type DueMail, findDueMembers, takeDue } from './store.ts';

export const mailNotifications = cronJob('mail-notifications', everyMinute);
export const mailDailyNotifications = cronJob('mail-daily-notifications', '0 0 * * *');

type Context = Pick<Services, 'db' | 'clock' | 'log' | 'mail' | 'jobs'>;

/**
 * Sends a member's due mail as one email, unless they have read everything or have no verified address. It is queued in
 * the transaction that takes the notifications, so a run after a crash sends nothing twice.
 */
function mailMember({ db, mail }: Context, member: string, due: DueMail): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { taken, unread } = await takeDue(tx, member, due);
    const person = unread.length > 0 ? await findPerson(tx, member) : null;
    if (person?.emailVerified) await mail.send(notificationsEmail(person, unread), tx);
    return taken;
  });
}

function mailDue(ctx: Context, name: string, due: DueMail): Promise<void> {
  return sweep(ctx.log, {
    name,
    next: (limit, skipped) => findDueMembers(ctx.db, due, { limit, skipped }),
    handle: ({ id }) => mailMember(ctx, id, due),
  });
}

/** Registers the jobs. */
export function handleJobs(ctx: Context): void {
  const { jobs, clock } = ctx;
  jobs.handle(mailNotifications, () =>
    mailDue(ctx, mailNotifications.name, { mode: 'at_once', until: clock.now() }),
  );
  jobs.handle(mailDailyNotifications, () => {
    // Of the days before, so that a second run on the same day finds nothing new.
    const until = new Date(clock.now());
    until.setUTCHours(0, 0, 0, 0);
    return mailDue(ctx, mailDailyNotifications.name, { mode: 'daily', until });
  });
}
