/** The statement: the movements on a member's accounts, and its export (issue 4, section 1). */
import { endpoint } from '@platform/contract/endpoint';
import { pageFields } from '@platform/contract/paging';
import { longPagination } from '@platform/contract/search';
import { z } from 'zod';
import { type AccountKind, accountKind, asset, reason } from './ledger.ts';

/** Page size of the movements. */
export const movementsPerPage = 20;

/** Most lines of an exported file; the latest are kept. */
export const exportedMovements = 100_000;

export const directions = ['in', 'out'] as const;
export const direction = z.enum(directions);
export type Direction = z.infer<typeof direction>;

export const directionLabels: Readonly<Record<Direction, string>> = { in: '收入', out: '支出' };

/** Names of the counterparties that are not members. */
export const counterpartyLabels: Readonly<Record<Exclude<AccountKind, 'member'>, string>> = {
  packet: '红包',
  escrow: '转售托管',
  issuer: '中轴',
  promotion: '中轴',
  provider: '支付平台',
  sales: '中轴',
};

const notADay = '日期格式不正确';

/** A day in the portal's zone (`portalDay`); there was no year 0. */
const day = z.iso.date(notADay).refine((text) => !text.startsWith('0000'), notADay);

const filters = z.object({
  asset: asset.optional(),
  direction: direction.optional(),
  reason: reason.optional(),
  /** The first and the last day, both included. */
  from: day.optional(),
  to: day.optional(),
});
const daysInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || from <= to;
const daysReversed = { path: ['to'], message: '结束日期不能早于开始日期' };

/** The filters of the statement and of its export. */
export const movementFilters = filters.refine(daysInOrder, daysReversed);
export type MovementFilters = z.output<typeof movementFilters>;

/** One movement as its account's owner sees it. Amounts are whole beans, or yuan with at most two decimals. */
export const movement = z.object({
  /** The same for both sides. */
  id: z.int(),
  time: z.iso.datetime(),
  asset,
  /** Positive for income, negative for expense. */
  amount: z.number(),
  reason,
  counterparty: z.object({
    kind: accountKind,
    /** A member's full name or user name; the label of the portal's own accounts. */
    label: z.string(),
  }),
  memo: z.string().nullable(),
  /** The balance after the movement. */
  balance: z.number(),
});
export type Movement = z.infer<typeof movement>;

export const listMovements = endpoint({
  name: 'listMovements',
  summary: "Lists the caller's movements, the latest first; totals above a thousand are estimated.",
  method: 'GET',
  path: '/wallet/movements',
  access: 'member',
  query: filters.extend(pageFields(movementsPerPage)).refine(daysInOrder, daysReversed),
  data: z.object({ movements: z.array(movement), pagination: longPagination }),
});

export const exportMovements = endpoint({
  name: 'exportMovements',
  summary: 'Returns a short-lived address of the filtered statement as CSV, in UTF-8 with a byte order mark.',
  method: 'POST',
  path: '/wallet/movements/export',
  access: 'member',
  body: movementFilters,
  data: z.object({ url: z.string() }),
});
