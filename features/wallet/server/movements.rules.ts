/** How a movement is told. */
import { type Fen, fenToYuan } from '@platform/contract/money';
import type { AccountKind, Asset } from '../contract/ledger.ts';
import { counterpartyLabels } from '../contract/movement.ts';

/** Beans as they are, fen as yuan. */
export function shownAmount(asset: Asset, amount: number): number {
  return asset === 'CNY' ? fenToYuan(amount as Fen) : amount;
}

/** Who is on the other side: a member's full name, or user name without one; else the portal's word. */
export function counterpartyLabel(
  kind: AccountKind,
  { name, username }: { name: string | null; username: string | null },
): string {
  if (kind !== 'member') return counterpartyLabels[kind];
  return name || username || '用户';
}
