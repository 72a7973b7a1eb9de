/** How the statement's file is called, and how its total is told. */
import type { LongPagination } from '@platform/contract/search';
import { portalDay } from '@platform/contract/zone';
import { formatCount } from '@platform/web/format/amount';
import { type Asset, assetLabels } from '../contract/ledger.ts';
import type { MovementFilters } from '../contract/movement.ts';

/** The file's name: the account and the days, the last being today where none was chosen. */
export function statementName(
  { asset, from, to }: { asset: Asset } & Pick<MovementFilters, 'from' | 'to'>,
  now: Date,
): string {
  const days = [from, to ?? portalDay(now)].filter((day) => day !== undefined);
  return `${assetLabels[asset]}明细 ${[...new Set(days)].join('至')}.csv`;
}

/** How many movements were found; a great number is only estimated. */
export function totalText({ total, relation }: Pick<LongPagination, 'total' | 'relation'>): string {
  return `共${relation === 'estimated' ? '约' : ''} ${formatCount(total)} 笔`;
}
