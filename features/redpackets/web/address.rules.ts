/** What the red-packet centre shows is written in the address; here one becomes the other. */
import { pageFields } from '@platform/contract/paging';
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

const address = z.object({
  tab: z.enum(tabs).catch('send'),
  page: pageFields(1).page.catch(1),
  /** Narrows the history. */
  type: z.enum(['all', ...historyTypes]).catch('all'),
});
export type Address = z.output<typeof address>;

/** Reads a query; what makes no sense is left out. */
export function readAddress(search: string): Address {
  return address.parse(Object.fromEntries(new URLSearchParams(search)));
}

const plain = readAddress('');

/** The address of a view; what isn't named is as on the plain page. */
export function centrePath(wanted: Partial<Address>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...plain, ...wanted }))
    if (value !== plain[name as keyof Address]) query.append(name, String(value));
  return query.size > 0 ? `${packetsPath}?${query}` : packetsPath;
}
