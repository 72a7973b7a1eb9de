/** References to accounts. */
import type { AccountKind, Asset } from '../contract/ledger.ts';

export interface AccountRef {
  readonly kind: AccountKind;
  readonly ownerId: string;
  readonly asset: Asset;
}

/** The owner of the portal's own accounts. */
export const portalOwner = '00000000-0000-0000-0000-000000000000';

/** A person's account. */
export function memberAccount(userId: string, asset: Asset): AccountRef {
  return { kind: 'member', ownerId: userId, asset };
}

/** Holds a red packet's beans until they are grabbed. */
export function packetAccount(packetId: string): AccountRef {
  return { kind: 'packet', ownerId: packetId, asset: 'BEAN' };
}

/** Holds the price of a resale until the course has begun. */
export function escrowAccount(listingId: string): AccountRef {
  return { kind: 'escrow', ownerId: listingId, asset: 'CNY' };
}

/** An account of the portal itself. */
export function portalAccount(
  kind: Exclude<AccountKind, 'member' | 'packet' | 'escrow'>,
  asset: Asset,
): AccountRef {
  return { kind, ownerId: portalOwner, asset };
}
