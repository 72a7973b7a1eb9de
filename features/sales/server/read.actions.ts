/** Reading courses, purchases, waiting lists and lineages. */
import { type Fen, fen, fenToYuan } from '@platform/contract/money';
import { highlights, wordSearch } from '@platform/server/database/search';
import { failure } from '@platform/server/http/failure';
import { paginationOf } from '@platform/server/list/largeList.rules';
import type { Caller, Origin } from '@platform/server/portal';
import type { z } from 'zod';
import { courseEditors } from '../contract/access.ts';
import {
  type CourseFilter,
  highlightedFields,
  type ListedCourse,
  type SalesCourse,
} from '../contract/course.ts';
import type * as contract from '../contract/endpoints.ts';
import { salesErrors } from '../contract/errors.ts';
import {
  type LineageEntry,
  newUserPacketYuan,
  type Purchase,
  type PurchaseDetail,
  type WaitingEntry,
} from '../contract/purchase.ts';
import { type OwnListing, resaleBonus, resaleBounds } from '../contract/resale.ts';
import type { Context, SeatContext } from './context.ts';
import { findCourse, findStoredPage, presentCourse, type StoredCourse } from './course.store.ts';
import { findCatalogue } from './list.store.ts';
import { findListings, listingsOf } from './listing.store.ts';
import { activePurchase, findPurchases, readPurchase, type StoredPurchase } from './purchase.store.ts';
import { isOnSale, mayReturn, refundRefusalOf, resaleRefusalOf } from './rules.ts';
import { findSeats, readLineage } from './seat.store.ts';
import type { ListingRow } from './tables.ts';
import { findWaiting } from './waiting.store.ts';

const yuanOf = (amount: number): number => fenToYuan(fen(amount));

function summaryOf(course: StoredCourse, now: Date) {
  const { id, title, image, imageSizes, instructor, status, startTime, endTime, cancelReason } =
    presentCourse(course, now);
  return { id, title, image, imageSizes, instructor, status, startTime, endTime, cancelReason };
}

/** The seal of the sellers' contacts. */
export const contactSeal = ({ portal }: SeatContext) => portal.seal('sales contacts');

/** A listing for its seller; `paid` is what the seller paid for the seat. */
export function presentListing(ctx: SeatContext, listing: ListingRow, paid: Fen): OwnListing {
  const { id, status, description, contactSealed, createdAt, soldAt, releasedAt } = listing;
  return {
    ...{ id, status, description },
    price: yuanOf(listing.price),
    contact: contactSeal(ctx).open(contactSealed),
    createdAt: createdAt.toISOString(),
    soldAt: soldAt?.toISOString() ?? null,
    releasedAt: releasedAt?.toISOString() ?? null,
    bonus: fenToYuan(resaleBonus(fen(listing.price), paid)),
  };
}

/** Purchases for their buyers. */
export async function presentPurchases(ctx: Context, stored: readonly StoredPurchase[]): Promise<Purchase[]> {
  const { portal, payments, live } = ctx;
  const now = portal.clock.now();
  const listings = await listingsOf(
    portal.db,
    stored.map(({ purchase }) => purchase).filter(({ seatId }) => seatId !== null),
  );
  return stored.map(({ purchase, course }) => {
    const { id, number, kind, status, paymentStatus, createdAt, expiresAt, paidAt, listingId } = purchase;
    const paid = fen(purchase.price);
    const own = listings.find(({ purchaseId }) => purchaseId === id);
    const bought = status === 'paid' ? listings.find((one) => one.id === listingId) : undefined;
    const isListed = own?.status === 'open';
    const { min, max } = resaleBounds(paid);
    return {
      ...{ id, number, kind, status, payment_status: paymentStatus },
      course: summaryOf(course, now),
      price: fenToYuan(paid),
      usdPrice: payments.usdOf(paid) / 100,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      refundRefusal: refundRefusalOf(purchase, course, isListed, now),
      mayReturn: mayReturn(purchase, course, now),
      resaleRefusal: resaleRefusalOf(purchase, course, isListed, now),
      resalePrices: { min: fenToYuan(min), max: fenToYuan(max) },
      listing: own ? presentListing(ctx, own, paid) : null,
      sellerContact: bought ? contactSeal(ctx).open(bought.contactSealed) : null,
      newUserPacket: purchase.hasPacket ? newUserPacketYuan : null,
      livePath: status === 'paid' && isOnSale(course, now) ? (live.pathOf?.(course.id) ?? null) : null,
    };
  });
}

/** One purchase for its buyer. */
export async function presentPurchase(ctx: Context, stored: StoredPurchase): Promise<Purchase> {
  const [presented] = await presentPurchases(ctx, [stored]);
  if (!presented) throw new Error('one purchase in, one out');
  return presented;
}

/** Reads a buyer's purchase. Throws PURCHASE_NOT_FOUND. */
export async function ownPurchase({ portal: { db } }: Pick<Context, 'portal'>, buyerId: string, id: string) {
  const stored = await readPurchase(db, id, buyerId);
  if (!stored) throw failure(salesErrors.PURCHASE_NOT_FOUND);
  return stored;
}

type LineageRow = Awaited<ReturnType<typeof readLineage>>[number];

const lineageEntryOf = ({ purchase, owner, listing }: LineageRow): LineageEntry => ({
  owner,
  kind: purchase.kind,
  price: yuanOf(purchase.price),
  paidAt: (purchase.paidAt ?? purchase.createdAt).toISOString(),
  status: purchase.status,
  listingStatus: listing?.status ?? null,
});

/** A purchase with its attempts to pay; after a resale with the seat's lineage. Throws PURCHASE_NOT_FOUND. */
export async function getSeatPurchase(ctx: Context, buyerId: string, id: string): Promise<PurchaseDetail> {
  const { portal, seatPayments } = ctx;
  const stored = await ownPurchase(ctx, buyerId, id);
  const purchase = await presentPurchase(ctx, stored);
  const { seatId } = stored.purchase;
  const hasSold = seatId !== null && purchase.listing?.soldAt != null;
  return {
    ...purchase,
    payments: await seatPayments.attempts(portal.db, id),
    lineage: hasSold ? (await readLineage(portal.db, [seatId])).map(lineageEntryOf) : null,
  };
}

/** Lists a buyer's purchases. */
export async function listSeatPurchases(
  ctx: Context,
  buyerId: string,
  query: z.output<typeof contract.listSeatPurchases.query>,
) {
  const { rows, pagination } = await findPurchases(ctx.portal.db, buyerId, query);
  return { purchases: await presentPurchases(ctx, rows), pagination };
}

/** A member's place in a waiting list, or null. */
export async function waitingOf(
  ctx: Context,
  userId: string,
  courseId: string,
): Promise<WaitingEntry | null> {
  return (await listWaiting(ctx, userId, courseId))[0] ?? null;
}

/** A member's places in waiting lists. */
export async function listWaiting(
  { portal: { db, clock } }: Pick<Context, 'portal'>,
  userId: string,
  courseId?: string,
): Promise<WaitingEntry[]> {
  const now = clock.now();
  const rows = await findWaiting(db, userId, now, courseId);
  return rows.map(({ course, cover, position, joinedAt }) => ({
    course: summaryOf({ ...course, cover }, now),
    position,
    joinedAt: joinedAt.toISOString(),
  }));
}

/** What a member has of a course. */
export async function getMySales(ctx: Context, userId: string, courseId: string) {
  const active = await activePurchase(ctx.portal.db, courseId, userId);
  const purchase = active ? await presentPurchase(ctx, active) : null;
  return { purchase, waiting: purchase ? null : await waitingOf(ctx, userId, courseId) };
}

/** Lists the open listings of a course. */
export async function listListings(
  { portal: { db } }: Context,
  callerId: string,
  courseId: string,
  query: z.output<typeof contract.listListings.query>,
) {
  const { rows, pagination } = await findListings(db, courseId, query);
  const listings = rows.map(({ price, createdAt, ...listing }) => ({
    ...listing,
    price: yuanOf(price),
    createdAt: createdAt.toISOString(),
    isMine: listing.seller.id === callerId,
  }));
  return { listings, pagination };
}

/** Lists published courses, with highlights after a search. */
export async function listCourses({ portal: { db, clock } }: Context, filter: CourseFilter) {
  const { page, limit } = filter;
  const search = wordSearch(filter.search);
  if (search === 'nothing') {
    return { courses: [], pagination: paginationOf({ total: 0, exact: true }, page, limit) };
  }
  const now = clock.now();
  const found = await findCatalogue(db, { ...filter, search, now }, { offset: (page - 1) * limit, limit });
  const courses = found.rows.map((row): ListedCourse => {
    const course = presentCourse(row, now);
    if (!search) return course;
    const hits = highlightedFields.map((name) => [name, highlights(course[name], search.query)] as const);
    return { ...course, highlights: Object.fromEntries(hits.filter(([, spans]) => spans.length > 0)) };
  });
  return { courses, pagination: paginationOf(found, page, limit) };
}

const isEditor = (caller: Caller | null): boolean =>
  caller !== null && (courseEditors as readonly string[]).includes(caller.role);

/** Reads a course; drafts only for editors. Throws SALES_COURSE_NOT_FOUND. */
export async function getCourse({ portal }: Context, id: string, origin: Origin): Promise<SalesCourse> {
  const course = await findCourse(portal.db, id);
  const isVisible = course && (course.publishedAt !== null || isEditor(await portal.identify(origin)));
  if (!isVisible) throw failure(salesErrors.SALES_COURSE_NOT_FOUND);
  return presentCourse(course, portal.clock.now());
}

/** Lists all courses, for editors. */
export async function listStoredCourses(
  { portal: { db, clock } }: Context,
  query: Parameters<typeof findStoredPage>[1],
) {
  const { rows, pagination } = await findStoredPage(db, query);
  return { courses: rows.map((course) => presentCourse(course, clock.now())), pagination };
}

/** Lists the seats of a course with their lineage, for editors. Throws SALES_COURSE_NOT_FOUND. */
export async function listCourseSeats(
  { portal: { db } }: Context,
  courseId: string,
  page: { page: number; limit: number },
) {
  if (!(await findCourse(db, courseId))) throw failure(salesErrors.SALES_COURSE_NOT_FOUND);
  const { rows, pagination } = await findSeats(db, courseId, page);
  const lineage = await readLineage(
    db,
    rows.map(({ id }) => id),
  );
  const seats = rows.map(({ endedAt, ...seat }) => ({
    ...seat,
    endedAt: endedAt?.toISOString() ?? null,
    lineage: lineage.filter(({ purchase }) => purchase.seatId === seat.id).map(lineageEntryOf),
  }));
  return { seats, pagination };
}
