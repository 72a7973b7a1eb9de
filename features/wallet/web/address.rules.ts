/** What /wallet shows is written in the address; here one becomes the other. */
import { pageFields } from '@platform/contract/paging';
import { listAddress } from '@platform/web/list/address';
import { z } from 'zod';
import { type Asset, type Reason, reason } from '../contract/ledger.ts';
import { direction, movementFilters, movementsPerPage } from '../contract/movement.ts';
import { rechargeStatus } from '../contract/recharge.ts';

/** The tabs: a statement for each account, and the recharges. */
export const tabs = ['beans', 'money', 'recharges'] as const;
export type Tab = (typeof tabs)[number];

/** Whose statement a tab shows. */
export const assetOf: Readonly<Record<Exclude<Tab, 'recharges'>, Asset>> = { beans: 'BEAN', money: 'CNY' };

/** Why value moves on a member's account; nobody has a choice that never finds anything. */
export const reasonsOf: Readonly<Record<Asset, readonly Reason[]>> = {
  BEAN: [
    'welcome',
    'gift',
    'recharge',
    'recharge_bonus',
    'packet_sent',
    'packet_grabbed',
    'packet_returned',
    'refund',
  ],
  CNY: ['gift', 'payment', 'refund'],
};

/** Nothing has moved before this day. */
export const firstDay = '2020-01-01';
const day = z.iso.date().refine((date) => date >= firstDay);

const address = listAddress({
  tab: z.enum(tabs).default('beans'),
  page: pageFields(movementsPerPage).page,
  direction: direction.optional(),
  reason: reason.optional(),
  from: day.optional(),
  to: day.optional(),
  /** What narrows the recharges. */
  status: rechargeStatus.optional(),
});

export type Address = typeof address.defaults;

/** The values of /wallet without a query. */
export const { defaults } = address;

/** Reads a query; what makes no sense is left out. */
export function readAddress(query: string): Address {
  const { from, to, ...rest } = address.read(query);
  return movementFilters.safeParse({ from, to }).success
    ? { ...rest, from, to }
    : { ...rest, from: to, to: from };
}

/** Writes a query; default values are left out. */
export const writeAddress = address.write;

/** The address after a change, which starts at the first page unless it is one of pages. */
export function pathOf(shown: Address, change: Partial<Address>): string {
  return `/wallet${writeAddress({ ...shown, page: 1, ...change })}`;
}

/** Another tab, with nothing of the one before. */
export const tabPath = (tab: Tab): string => `/wallet${writeAddress({ ...defaults, tab })}`;

/** One recharge's page. */
export const rechargePath = (id: string): string => `/wallet/recharges/${id}`;

/** What narrows the statement of an account. */
export function filtersOf(asset: Asset, { direction, reason, from, to }: Address) {
  return { asset, direction, reason, from, to };
}

/** Whether anything narrows what the tab shows. */
export function isNarrowed({ tab, direction, reason, from, to, status }: Address): boolean {
  return Boolean(tab === 'recharges' ? status : (direction ?? reason ?? from ?? to));
}
