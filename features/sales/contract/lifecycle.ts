/** The states of sales courses, purchases and listings (specification, sections 4 and 5). */
import { lifecycle, stateTable } from '@platform/contract/lifecycle';
import type { z } from 'zod';

/**
 * The status of a course, derived from the server's clock: `live` from start to end, `ended` afterwards and when it was
 * cancelled. Before the start a course is `resellable` if it can be resold and is sold out or has an open listing, so
 * that a seat can only (or also) be had from its owner; else it is `upcoming`.
 */
export const courseStatuses = stateTable({
  upcoming: { label: '即将开课', color: 'gold' },
  live: { label: '直播中', color: 'cinnabar' },
  resellable: { label: '可转售', color: 'celadon' },
  ended: { label: '已结束', color: 'gray' },
});
export const { states: courseStates, schema: courseStatus, labels: courseStatusLabels } = courseStatuses;
export type CourseStatus = z.infer<typeof courseStatus>;

/**
 * A purchase. While it is `pending` it holds its place or its listing; a late payment revives one that has expired, if
 * there is still a place. `resold`: its buyer has sold the seat on. A resold one is refunded when the whole chain of
 * its seat is undone.
 */
export const purchaseLifecycle = lifecycle({
  states: {
    pending: { label: '待支付', color: 'gold' },
    paid: { label: '已购买', color: 'celadon' },
    resold: { label: '已转售', color: 'celadon' },
    refunded: { label: '已退款', color: 'gray' },
    expired: { label: '已过期', color: 'gray' },
    cancelled: { label: '已取消', color: 'gray' },
  },
  moves: {
    pay: { from: ['pending', 'expired'], to: 'paid' },
    resell: { from: ['paid'], to: 'resold' },
    refund: { from: ['paid', 'resold'], to: 'refunded' },
    expire: { from: ['pending'], to: 'expired' },
    cancel: { from: ['pending'], to: 'cancelled' },
  },
});
export const { states: purchaseStates, schema: purchaseStatus } = purchaseLifecycle;
export type PurchaseStatus = z.infer<typeof purchaseStatus>;

/** A listing. The price of a sold one is held until the course has begun, then it is `released` to the seller. */
export const listingLifecycle = lifecycle({
  states: {
    open: { label: '转售中', color: 'gold' },
    sold: { label: '已售出，待开课结算', color: 'celadon' },
    released: { label: '已结算', color: 'celadon' },
    withdrawn: { label: '已撤回', color: 'gray' },
    closed: { label: '已截止', color: 'gray' },
    undone: { label: '已撤销', color: 'gray' },
  },
  moves: {
    sell: { from: ['open'], to: 'sold' },
    release: { from: ['sold'], to: 'released' },
    withdraw: { from: ['open'], to: 'withdrawn' },
    close: { from: ['open'], to: 'closed' },
    undo: { from: ['sold'], to: 'undone' },
  },
});
export const { states: listingStates, schema: listingStatus } = listingLifecycle;
export type ListingStatus = z.infer<typeof listingStatus>;
