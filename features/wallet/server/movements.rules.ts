/** How a movement is told. */
import { unknownName } from '@features/accounts/contract/user';
import { type Fen, fenToYuan } from '@platform/contract/money';
import type { AccountKind, Asset } from '../contract/ledger.ts';
import { counterpartyLabels } from '../contract/movement.ts';

/** Beans as they are, fen as yuan. */
export function shownAmount(asset: Asset, amount: number): number {
  return asset === 'CNY' ? fenToYuan(amount as Fen) : amount;
}

/** Who is on the other side: a member's name, else the portal's word. */
export function counterpartyLabel(kind: AccountKind, { name }: { name: string | null }): string {
  return kind === 'member' ? (name ?? unknownName) : counterpartyLabels[kind];
}
