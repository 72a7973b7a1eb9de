/** Purchases of seats: from the organiser, by an offer to the waiting list, or from a listing. */
import { personView } from '@features/accounts/contract/person';
import { paymentStatus } from '@features/payments/contract/lifecycle';
import { paymentAttempt } from '@features/payments/contract/payment';
import { yuan } from '@platform/contract/money';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { courseSummary } from './course.ts';
import { listingStatus, purchaseStatus } from './lifecycle.ts';
import { ownListing } from './resale.ts';

/** Minutes for which an unpaid purchase holds its place; an offer to the waiting list lasts as long. */
export const holdMinutes = 30;

/** Hours before the start from which a seat is not refunded any more. */
export const refundHours = 24;

/** The red packet for the first purchase, in yuan. */
export const newUserPacketYuan = 20;

/** How it came about: bought directly, offered from the waiting list, or bought from another member. */
export const purchaseKinds = ['direct', 'offer', 'resale'] as const;
export const purchaseKind = z.enum(purchaseKinds);
export type PurchaseKind = z.infer<typeof purchaseKind>;

/** Why a seat is not refunded: there is none, it is listed, it changed hands by a resale, the start is too near. */
export const refundRefusals = ['no_seat', 'listed', 'resold', 'too_late'] as const;
export const refundRefusal = z.enum(refundRefusals);
export type RefundRefusal = z.infer<typeof refundRefusal>;
export const refundRefusalLabels: Readonly<Record<RefundRefusal, string>> = {
  no_seat: '没有可以退款的席位',
  listed: '席位正在转售，请先撤回转售',
  resold: '转售的席位不能退款',
  too_late: `开课前 ${refundHours} 小时内不能退款`,
};

/** Why a seat is not resold: there is none, the course does not allow it, it has begun, the seat is listed already. */
export const resaleRefusals = ['no_seat', 'not_allowed', 'begun', 'listed'] as const;
export const resaleRefusal = z.enum(resaleRefusals);
export type ResaleRefusal = z.infer<typeof resaleRefusal>;

/** A purchase as its buyer sees it. */
export const purchase = z.object({
  id,
  /** The payments' order number. */
  number: z.string(),
  kind: purchaseKind,
  course: courseSummary,
  status: purchaseStatus,
  payment_status: paymentStatus,
  price: yuan,
  usdPrice: z.number(),
  createdAt: z.iso.datetime(),
  /** When it expires unless it is paid. */
  expiresAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  /** Null when the seat can be refunded now. */
  refundRefusal: refundRefusal.nullable(),
  /** The organiser has changed the time since the purchase: the seat can be refunded until the start. */
  mayReturn: z.boolean(),
  /** Null when the seat can be listed now. */
  resaleRefusal: resaleRefusal.nullable(),
  /** The lowest and the highest price in yuan at which the seat can be resold. */
  resalePrices: z.object({ min: yuan, max: yuan }),
  /** The caller's latest listing of the seat. */
  listing: ownListing.nullable(),
  /** How to reach the seller: only for the buyer of a paid resale. */
  sellerContact: z.string().nullable(),
  /** The new-user red packet in yuan, until `openNewUserPacket`; null when this purchase brought none. */
  newUserPacket: z.number().nullable(),
  /** The page of the live stream, below the portal's own address; null without a seat or a live stream. */
  livePath: z.string().nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** One owner of a seat, the first one first. */
export const lineageEntry = z.object({
  owner: personView,
  kind: purchaseKind,
  /** What this owner paid, in yuan. */
  price: yuan,
  paidAt: z.iso.datetime(),
  status: purchaseStatus,
  /** Of the listing by which this owner bought; null for the first one. */
  listingStatus: listingStatus.nullable(),
});
export type LineageEntry = z.infer<typeof lineageEntry>;

/** A purchase with its attempts to pay, the newest first. */
export const purchaseDetail = purchase.extend({
  payments: z.array(paymentAttempt),
  /** The owners of the seat; null unless the caller has sold it on. */
  lineage: z.array(lineageEntry).nullable(),
});
export type PurchaseDetail = z.infer<typeof purchaseDetail>;

/** A place in a waiting list; the position counts from 1. */
export const waitingEntry = z.object({
  course: courseSummary,
  position: z.int().min(1),
  joinedAt: z.iso.datetime(),
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

/** A seat as staff see it. */
export const staffSeat = z.object({
  id,
  owner: personView,
  /** When it was refunded or taken back; null while it is valid. */
  endedAt: z.iso.datetime().nullable(),
  lineage: z.array(lineageEntry),
});
export type StaffSeat = z.infer<typeof staffSeat>;
