/** How the statement's total is told. */
import type { LongPagination } from '@platform/contract/search';
import { formatCount } from '@platform/web/format/amount';

/** How many movements were found; a great number is only estimated. */
export function totalText({ total, relation }: Pick<LongPagination, 'total' | 'relation'>): string {
  return `共${relation === 'estimated' ? '约' : ''} ${formatCount(total)} 笔`;
}
