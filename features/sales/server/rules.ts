/** The rules of the course sales: status, refunds, resale, deadlines. */
import type { SalesCourse } from '../contract/course.ts';
import type { CourseStatus, PurchaseStatus } from '../contract/lifecycle.ts';
import {
  holdMinutes,
  type PurchaseKind,
  type RefundRefusal,
  type ResaleRefusal,
  refundHours,
} from '../contract/purchase.ts';

/** The facts of a course that its status follows from. */
export interface CourseFacts {
  startTime: Date;
  endTime: Date;
  canResell: boolean;
  currentStudents: number;
  maxStudents: number;
  listings: number;
  publishedAt: Date | null;
  cancelledAt: Date | null;
  rescheduledAt: Date | null;
}

const minute = 60_000;
const hour = 60 * minute;

type ResaleFacts = Pick<CourseFacts, 'canResell' | 'currentStudents' | 'maxStudents' | 'listings'>;

/** Whether the course can be resold, and is sold out or has open listings. */
export const offersResale = ({ canResell, currentStudents, maxStudents, listings }: ResaleFacts): boolean =>
  canResell && (currentStudents >= maxStudents || listings > 0);

/** The status at a time; list.store.ts says the same in SQL. */
export function statusOf(course: CourseFacts, now: Date): CourseStatus {
  if (course.cancelledAt || course.endTime <= now) return 'ended';
  if (course.startTime <= now) return 'live';
  return offersResale(course) ? 'resellable' : 'upcoming';
}

/** Whether places are sold: until the end, because a live course can be joined. */
export const isOnSale = ({ publishedAt, cancelledAt, endTime }: CourseFacts, now: Date): boolean =>
  publishedAt !== null && cancelledAt === null && endTime > now;

/** Whether seats change hands: until the start. */
export const isResaleOpen = (course: CourseFacts, now: Date): boolean =>
  isOnSale(course, now) && course.startTime > now;

/** When a hold that begins now ends: after 30 minutes, or with the sale that it is part of. */
export function holdEnd(course: CourseFacts, kind: PurchaseKind, now: Date): Date {
  const saleEnd = kind === 'resale' ? course.startTime : course.endTime;
  return new Date(Math.min(now.getTime() + holdMinutes * minute, saleEnd.getTime()));
}

interface PurchaseFacts {
  status: PurchaseStatus;
  kind: PurchaseKind;
  paidAt: Date | null;
}

/** Whether the organiser has changed the time since the payment, and the course has not begun. */
export const mayReturn = ({ status, paidAt }: PurchaseFacts, course: CourseFacts, now: Date): boolean =>
  status === 'paid' &&
  course.startTime > now &&
  course.rescheduledAt !== null &&
  paidAt !== null &&
  paidAt < course.rescheduledAt;

/** Why the seat of a purchase is not refunded; null when it is. */
export function refundRefusalOf(
  purchase: PurchaseFacts,
  course: CourseFacts,
  isListed: boolean,
  now: Date,
): RefundRefusal | null {
  if (purchase.status !== 'paid' || course.cancelledAt) return 'no_seat';
  if (isListed) return 'listed';
  if (mayReturn(purchase, course, now)) return null;
  if (purchase.kind === 'resale') return 'resold';
  return now.getTime() > course.startTime.getTime() - refundHours * hour ? 'too_late' : null;
}

/** Why the seat of a purchase is not listed; null when it can be. */
export function resaleRefusalOf(
  { status }: Pick<PurchaseFacts, 'status'>,
  course: CourseFacts,
  isListed: boolean,
  now: Date,
): ResaleRefusal | null {
  if (status !== 'paid') return 'no_seat';
  if (!course.canResell) return 'not_allowed';
  if (!isResaleOpen(course, now)) return 'begun';
  return isListed ? 'listed' : null;
}

/** The reminders that are due: 2 within the last hour before the start, 1 within the last day, else none. */
export function remindersDue(startTime: Date, now: Date): 0 | 1 | 2 {
  const left = startTime.getTime() - now.getTime();
  if (left > 24 * hour) return 0;
  return left > hour ? 1 : 2;
}

/** Our number of a purchase: the day and ten digits. */
export const purchaseNumber = (day: string, digits: string): string =>
  `KC${day.replaceAll('-', '')}${digits}`;

/** The texts that a search reads. */
export const searchedTexts = (
  course: Pick<SalesCourse, 'title' | 'subtitle' | 'instructor' | 'description'>,
) => [course.title, course.subtitle, course.instructor, course.description] as const;
