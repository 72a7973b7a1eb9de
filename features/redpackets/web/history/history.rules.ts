/** How a history entry is told. */
import { formatCount } from '@platform/web/format/amount';
import type { HistoryEntry } from '../../contract/packet.ts';

/** Beans that went say minus, beans that came plus. */
export function signedAmount({ type, amount }: Pick<HistoryEntry, 'type' | 'amount'>): string {
  return `${type === 'sent' ? '−' : '+'}${formatCount(amount)}`;
}

const relations: Readonly<Record<HistoryEntry['type'], string>> = {
  sent: '发给',
  received: '来自',
  returned: '未抢完，退回自',
};

/** What stands before the other party. */
export const relationOf = ({ type }: Pick<HistoryEntry, 'type'>): string => relations[type];
