/** Buying a course. A purchase is paid like an order: its id or number is the payments' `orderId`. */
import { paymentStatus } from '@features/payments/contract/lifecycle';
import { paymentAttempt } from '@features/payments/contract/payment';
import { endpoint, type Role } from '@platform/contract/endpoint';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { oneCourse } from './endpoints.ts';
import { courseErrors } from './errors.ts';
import { purchaseEvents, purchaseStatus, purchaseStatuses } from './lifecycle.ts';
import { review } from './review.ts';

/** Minutes in which a purchase must be paid. */
export const payWithinMinutes = 30;

/** Shown when the course is enrolled (specification, section 2, Courses page). */
export const purchaseSuccessful = '购买成功';

export const purchase = z.object({
  id,
  /** The payments' order number. */
  number: z.string(),
  courseId: id,
  /** The title when it was bought. */
  courseTitle: z.string(),
  price: yuan,
  /** The price in US dollars, fixed when the purchase was created. */
  usdPrice: z.number(),
  status: purchaseStatus,
  payment_status: paymentStatus,
  createdAt: z.iso.datetime(),
  /** When it expires unless it is paid. */
  expiresAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  enrolledAt: z.iso.datetime().nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** A purchase with its attempts to pay, the newest first, and its timeline, the oldest entry first. */
export const purchaseDetail = purchase.extend({
  payments: z.array(paymentAttempt),
  timeline: z.array(
    z.object({ event: purchaseEvents.schema, at: z.iso.datetime(), note: z.string().nullable() }),
  ),
});
export type PurchaseDetail = z.infer<typeof purchaseDetail>;

export const buyCourse = endpoint({
  name: 'buyCourse',
  summary:
    'Creates a purchase, or returns the open one at the same price; a free course is enrolled at once, others are paid by the payments.',
  method: 'POST',
  path: '/courses/:id/purchases',
  access: 'member',
  params: oneCourse,
  data: purchase,
  status: 201,
  idempotent: true,
  errors: [courseErrors.COURSE_NOT_FOUND, courseErrors.ALREADY_ENROLLED],
});

export const listPurchases = endpoint({
  name: 'listPurchases',
  summary: "Lists the caller's purchases, the latest first.",
  method: 'GET',
  path: '/courses/purchases',
  access: 'member',
  query: z.object({ ...pageFields(10) }),
  data: z.object({ purchases: z.array(purchase), pagination }),
});

export const getPurchase = endpoint({
  name: 'getPurchase',
  summary:
    "Reads one of the caller's purchases: whether it is paid, whether it is enrolled, and what happened.",
  method: 'GET',
  path: '/courses/purchases/:id',
  access: 'member',
  params: z.object({ id }),
  data: purchaseDetail,
  errors: [courseErrors.PURCHASE_NOT_FOUND],
});

/** Refunds move money, as those of orders. */
const refundStaff = ['admin'] as const satisfies readonly Role[];
const staffPurchase = purchase.extend({ buyer: z.object({ id, username: z.string() }) });

export const listStaffPurchases = endpoint({
  name: 'listStaffPurchases',
  summary: 'Lists the purchases of all members, the latest first; words are searched in number and title.',
  method: 'GET',
  path: '/admin/course-purchases',
  access: refundStaff,
  query: z.object({
    status: z.enum(['all', ...purchaseStatuses]).default('all'),
    search: searchText.optional(),
    ...pageFields(20),
  }),
  data: z.object({ purchases: z.array(staffPurchase), pagination }),
});

export const refundPurchase = endpoint({
  name: 'refundPurchase',
  summary: 'Gives the money back and ends the enrolment; lessons are refused from then on.',
  method: 'POST',
  path: '/admin/course-purchases/:id/refund',
  access: refundStaff,
  params: z.object({ id }),
  body: z.object({ reason: text({ max: 500, multiline: true, required: '请填写退款原因' }) }),
  data: staffPurchase,
  message: '已退款',
  errors: [courseErrors.PURCHASE_NOT_FOUND, courseErrors.ILLEGAL_PURCHASE_MOVE],
});

/** What a course is to the caller; pages read it beside the public course. */
export const myCourse = z.object({
  isEnrolled: z.boolean(),
  /** The open purchase, or the latest one; null when there is none. */
  purchase: purchase.nullable(),
  /** Lessons of the curriculum, and how many of them are done. */
  lessons: z.int().min(0),
  done: z.int().min(0),
  /** The first lesson that is not done, else the first; null without lessons. */
  nextLessonId: id.nullable(),
  review: review.nullable(),
  mayReview: z.boolean(),
  /** Whether the caller may answer its reviews. */
  mayAnswer: z.boolean(),
  certificateNumber: z.string().nullable(),
});
export type MyCourse = z.infer<typeof myCourse>;

export const getMyCourse = endpoint({
  name: 'getMyCourse',
  summary: 'Reads what a course is to the caller: enrolment, purchase, progress, review, certificate.',
  method: 'GET',
  path: '/courses/:id/mine',
  access: 'member',
  params: oneCourse,
  data: myCourse,
  errors: [courseErrors.COURSE_NOT_FOUND],
});
