/** What the red-packet centre shows is written in the address; here one becomes the other. */
import { pageFields } from '@platform/contract/paging';
import { listAddress } from '@platform/web/list/address';
import { z } from 'zod';
import { historyTypes } from '../contract/lifecycle.ts';
import { packetsPath } from './path.ts';

/** In the specification's order. */
export const tabs = ['send', 'grab', 'history'] as const;
export type Tab = (typeof tabs)[number];

export const tabNames: Readonly<Record<Tab, string>> = {
  send: '发红包',
  grab: '抢红包',
  history: '红包记录',
};

const address = listAddress({
  tab: z.enum(tabs).default('send'),
  page: pageFields(1).page,
  /** Narrows the history. */
  type: z.enum(['all', ...historyTypes]).default('all'),
});
export type Address = typeof address.defaults;

/** Reads a query; what makes no sense is left out. */
export const readAddress = address.read;

/** The address of a view; fields that are not named keep their defaults. */
export function centrePath(wanted: Partial<Address>): string {
  return `${packetsPath}${address.write({ ...address.defaults, ...wanted })}`;
}
