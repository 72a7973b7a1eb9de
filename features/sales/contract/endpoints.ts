/** The endpoints of the course sales for visitors and members (specification, section 2, Course sales). */
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { longPagination } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { courseFilter, listedCourse, salesCourse } from './course.ts';
import { salesErrors } from './errors.ts';
import { purchaseStatus } from './lifecycle.ts';
import { purchase, purchaseDetail, waitingEntry } from './purchase.ts';
import { listing, ownListing, resaleForm } from './resale.ts';

const one = z.object({ id });
const { SALES_COURSE_NOT_FOUND, PURCHASE_NOT_FOUND, SALE_CLOSED, SEAT_OWNED, LISTING_GONE } = salesErrors;

export const listSalesCourses = endpoint({
  name: 'listSalesCourses',
  summary: 'Lists published courses by status, category and search words, with hits in either script.',
  method: 'GET',
  path: '/course-sales',
  access: 'anyone',
  query: courseFilter,
  data: z.object({ courses: z.array(listedCourse), pagination: longPagination }),
});

export const getSalesCourse = endpoint({
  name: 'getSalesCourse',
  summary: 'Reads a course, also a cancelled one; drafts are found by editors only.',
  method: 'GET',
  path: '/course-sales/:id',
  access: 'anyone',
  params: one,
  data: salesCourse,
  errors: [SALES_COURSE_NOT_FOUND],
});

export const getMySales = endpoint({
  name: 'getMySales',
  summary: 'What the caller has of a course: the open or paid purchase, and the place in the waiting list.',
  method: 'GET',
  path: '/course-sales/:id/mine',
  access: 'member',
  params: one,
  data: z.object({ purchase: purchase.nullable(), waiting: waitingEntry.nullable() }),
});

export const purchaseSeat = endpoint({
  name: 'purchaseSeat',
  summary:
    "Holds a place for 30 minutes, to be paid with the purchase's id as the payments' orderId; returns the open purchase if there is one.",
  method: 'POST',
  path: '/course-sales/:id/purchases',
  access: 'member',
  params: one,
  data: purchase,
  errors: [SALES_COURSE_NOT_FOUND, salesErrors.COURSE_SOLD_OUT, SALE_CLOSED, SEAT_OWNED],
});

export const listSeatPurchases = endpoint({
  name: 'listSeatPurchases',
  summary: "Lists the caller's purchases, the latest first; `active` are open and paid ones.",
  method: 'GET',
  path: '/course-sales/purchases',
  access: 'member',
  query: z.object({
    ...pageFields(10),
    status: z.enum(['all', 'active', ...purchaseStatus.options]).default('all'),
  }),
  data: z.object({ purchases: z.array(purchase), pagination }),
});

export const getSeatPurchase = endpoint({
  name: 'getSeatPurchase',
  summary:
    "Reads one of the caller's purchases with its attempts to pay, and the seat's lineage after a resale.",
  method: 'GET',
  path: '/course-sales/purchases/:id',
  access: 'member',
  params: one,
  data: purchaseDetail,
  errors: [PURCHASE_NOT_FOUND],
});

export const cancelPurchase = endpoint({
  name: 'cancelPurchase',
  summary: 'Gives up an unpaid purchase or an offer; the place goes to the waiting list.',
  method: 'POST',
  path: '/course-sales/purchases/:id/cancel',
  access: 'member',
  params: one,
  data: purchase,
  errors: [PURCHASE_NOT_FOUND, salesErrors.PURCHASE_CLOSED],
});

export const refundSeat = endpoint({
  name: 'refundSeat',
  summary:
    'Gives a seat back and refunds it, until 24 hours before the start, or until the start when the organiser has changed the time.',
  method: 'POST',
  path: '/course-sales/purchases/:id/refund',
  access: 'member',
  params: one,
  data: purchase,
  errors: [PURCHASE_NOT_FOUND, salesErrors.SEAT_NOT_REFUNDABLE],
});

export const openNewUserPacket = endpoint({
  name: 'openNewUserPacket',
  summary: 'Records that the dialog of the new-user red packet was shown; a second call changes nothing.',
  method: 'PUT',
  path: '/course-sales/purchases/:id/packet',
  access: 'member',
  params: one,
  data: purchase,
  errors: [PURCHASE_NOT_FOUND],
});

export const getSeatCalendar = endpoint({
  name: 'getSeatCalendar',
  summary: "The calendar file (iCalendar) of the caller's seat.",
  method: 'GET',
  path: '/course-sales/purchases/:id/calendar',
  access: 'member',
  params: one,
  data: z.object({ fileName: z.string(), content: z.string() }),
  errors: [PURCHASE_NOT_FOUND],
});

export const joinWaitingList = endpoint({
  name: 'joinWaitingList',
  summary: 'Joins the waiting list of a course that is sold out; a second call returns the same place.',
  method: 'PUT',
  path: '/course-sales/:id/waiting',
  access: 'member',
  params: one,
  data: waitingEntry,
  errors: [SALES_COURSE_NOT_FOUND, SALE_CLOSED, SEAT_OWNED, salesErrors.PLACES_LEFT],
});

export const leaveWaitingList = endpoint({
  name: 'leaveWaitingList',
  summary: 'Leaves a waiting list; a second call changes nothing.',
  method: 'DELETE',
  path: '/course-sales/:id/waiting',
  access: 'member',
  params: one,
  data: z.null(),
});

export const listWaiting = endpoint({
  name: 'listWaiting',
  summary: "Lists the caller's places in waiting lists, at most 100.",
  method: 'GET',
  path: '/course-sales/waiting',
  access: 'member',
  data: z.object({ waiting: z.array(waitingEntry) }),
});

export const listListings = endpoint({
  name: 'listListings',
  summary: 'Lists the open listings of a course, the cheapest first.',
  method: 'GET',
  path: '/course-sales/:id/listings',
  access: 'member',
  params: one,
  query: z.object(pageFields(10)),
  data: z.object({ listings: z.array(listing), pagination }),
});

export const createListing = endpoint({
  name: 'createListing',
  summary: 'Offers the seat of a purchase for resale.',
  method: 'POST',
  path: '/course-sales/purchases/:id/listing',
  access: 'member',
  params: one,
  body: resaleForm,
  data: ownListing,
  status: 201,
  errors: [PURCHASE_NOT_FOUND, salesErrors.RESALE_NOT_ALLOWED, salesErrors.SEAT_NOT_RESELLABLE],
});

export const withdrawListing = endpoint({
  name: 'withdrawListing',
  summary: 'Takes the open listing of a purchase back; a buyer who is paying gets the money back.',
  method: 'DELETE',
  path: '/course-sales/purchases/:id/listing',
  access: 'member',
  params: one,
  data: purchase,
  errors: [PURCHASE_NOT_FOUND, LISTING_GONE],
});

export const purchaseListing = endpoint({
  name: 'purchaseListing',
  summary:
    'Reserves a listing for 30 minutes, to be paid like a purchase from the organiser; returns the open purchase if there is one.',
  method: 'POST',
  path: '/course-sales/listings/:id/purchases',
  access: 'member',
  params: one,
  data: purchase,
  errors: [LISTING_GONE, salesErrors.LISTING_RESERVED, salesErrors.OWN_LISTING, SEAT_OWNED],
});
