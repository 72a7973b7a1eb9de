/** The calendar file of a seat (RFC 5545). Times are in UTC, which every calendar shows in its owner's zone. */
import { failure } from '@platform/server/http/failure';
import ical from 'ical-generator';
import { salesErrors } from '../contract/errors.ts';
import { purchasePath } from '../contract/path.ts';
import type { Context } from './context.ts';
import { ownPurchase } from './read.actions.ts';

/** The file of the buyer's seat. Throws PURCHASE_NOT_FOUND without a seat, also after it was sold on or refunded. */
export async function getSeatCalendar(
  ctx: Context,
  buyerId: string,
  id: string,
): Promise<{ fileName: string; content: string }> {
  const { purchase, course } = await ownPurchase(ctx, buyerId, id);
  if (purchase.status !== 'paid' || course.cancelledAt) throw failure(salesErrors.PURCHASE_NOT_FOUND);
  const livePath = ctx.live.pathOf?.(course.id);
  const url = ctx.portal.publicUrl + (livePath ?? purchasePath(id));
  const calendar = ical({ prodId: { company: 'zhongzhou', product: 'course sales' } });
  calendar.createEvent({
    id: `${purchase.seatId}@zhongzhou`,
    // A calendar that has the event already takes the one with the higher number.
    sequence: course.revision,
    stamp: ctx.portal.clock.now(),
    start: course.startTime,
    end: course.endTime,
    summary: course.title,
    description: `${course.subtitle}\n讲师：${course.instructor}`,
    url,
  });
  return { fileName: `course-${purchase.number}.ics`, content: calendar.toString() };
}
