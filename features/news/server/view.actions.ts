/** Counting readers: each visitor once a day, members by who they are, others by where they come from. */
import { createHmac } from 'node:crypto';
import { portalDay } from '@platform/contract/zone';
import { after, day } from '@platform/server/clock';
import { failure } from '@platform/server/http/failure';
import type { Caller, Origin, Services } from '@platform/server/portal';
import { newsErrors } from '../contract/errors.ts';
import { addView, forgetViews } from './view.store.ts';

type News = Pick<Services, 'db' | 'clock' | 'secretFor'>;

/** A visitor's name for one day: without the portal's secret it leads neither to them nor to their other days. */
function visitorOf(secret: string, today: string, caller: Caller | null, origin: Origin): string {
  const who = caller ? `member ${caller.id}` : `visitor ${origin.address} ${origin.userAgent}`;
  const key = createHmac('sha256', secret).update(today).digest();
  return createHmac('sha256', key).update(who).digest().subarray(0, 16).toString('base64url');
}

/** Says that somebody reads an item; gives its views. Throws NEWS_NOT_FOUND. */
export async function viewNews(
  { db, clock, secretFor }: News,
  id: string,
  caller: Caller | null,
  origin: Origin,
): Promise<{ views: number }> {
  const today = portalDay(clock.now());
  const visitor = visitorOf(secretFor('news views'), today, caller, origin);
  const views = await addView(db, { itemId: id, day: today, visitor });
  if (views === null) throw failure(newsErrors.NEWS_NOT_FOUND);
  return { views };
}

/** Forgets who read what on days that are over. */
export async function forgetReaders({ db, clock }: News): Promise<void> {
  // Yesterday's stay: midnight passes while calls are on their way.
  await forgetViews(db, portalDay(after(clock.now(), -day)));
}
