/** Presentation of movements. */
import { unknownName } from '@features/accounts/contract/user';
import { type Fen, fenToYuan } from '@platform/contract/money';
import type { AccountKind, Asset } from '../contract/ledger.ts';
import { counterpartyLabels } from '../contract/movement.ts';

/** Beans as they are, fen as yuan. */
export function presentAmount(asset: Asset, amount: number): number {
  return asset === 'CNY' ? fenToYuan(amount as Fen) : amount;
}

/** The counterparty: a member's name, else the portal's label. */
export function counterpartyLabel(kind: AccountKind, { name }: { name: string | null }): string {
  return kind === 'member' ? (name ?? unknownName) : counterpartyLabels[kind];
}
