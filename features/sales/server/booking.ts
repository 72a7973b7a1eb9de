/** The sales' transfers on the ledger: escrow, bonus, the new-user red packet. Keys: README. */
import { escrowAccount, type Ledger, memberAccount, portalAccount } from '@features/wallet/ledger';
import { publishWalletChangeLater } from '@features/wallet/live';
import { type Fen, fen, yuanToFen } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { newUserPacketYuan } from '../contract/purchase.ts';
import { resaleBonus } from '../contract/resale.ts';
import type { SeatContext } from './context.ts';
import type { ListingRow, PurchaseRow } from './tables.ts';

const promotion = portalAccount('promotion', 'CNY');
const provider = portalAccount('provider', 'CNY');
const sales = portalAccount('sales', 'CNY');

type Transfer = Parameters<Ledger['transfer']>[1];

async function transferAll(ledger: Ledger, tx: Transaction, transfers: readonly Transfer[]): Promise<void> {
  for (const transfer of transfers) if (transfer.amount > 0) await ledger.transfer(tx, transfer);
}

const packetKey = (buyerId: string): string => `course-packet:${buyerId}`;

/**
 * Locks all accounts that a settlement may touch, before the payments take the balance's part: accounts that are locked
 * one by one can deadlock.
 */
export function lockSettlement(
  { ledger }: SeatContext,
  tx: Transaction,
  { buyerId, listingId }: Pick<PurchaseRow, 'buyerId' | 'listingId'>,
): Promise<void> {
  const escrow = listingId === null ? [] : [escrowAccount(listingId), provider];
  return ledger.lock(tx, [promotion, sales, memberAccount(buyerId, 'CNY'), ...escrow]);
}

/** Gives the red packet for a member's first purchase; false if there was an earlier one. */
export async function bookPacket(
  { portal, ledger }: SeatContext,
  tx: Transaction,
  buyerId: string,
): Promise<boolean> {
  const key = packetKey(buyerId);
  if (await ledger.moved(tx, key)) return false;
  await ledger.transfer(tx, {
    key,
    from: promotion,
    to: memberAccount(buyerId, 'CNY'),
    amount: yuanToFen(newUserPacketYuan),
    reason: 'course_packet',
    memo: '新人红包',
  });
  publishWalletChangeLater(portal, tx, buyerId);
  return true;
}

/** Puts the price of a sold listing into its escrow: the part that the buyer's balance paid, and the provider's. */
export function bookEscrow(
  { ledger }: SeatContext,
  tx: Transaction,
  { id, price }: ListingRow,
  balancePart: Fen,
  memo: string,
): Promise<void> {
  const to = escrowAccount(id);
  return transferAll(ledger, tx, [
    { key: `resale:${id}:balance`, from: sales, to, amount: balancePart, reason: 'resale', memo },
    { key: `resale:${id}:provider`, from: provider, to, amount: price - balancePart, reason: 'resale', memo },
  ]);
}

/** Takes the price of an undone listing out of its escrow, back where it came from; the payments refund it from there. */
export function undoEscrow(
  { ledger }: SeatContext,
  tx: Transaction,
  { id, price }: ListingRow,
  balancePart: number,
  memo: string,
): Promise<void> {
  const from = escrowAccount(id);
  return transferAll(ledger, tx, [
    { key: `resale:${id}:undo:balance`, from, to: sales, amount: balancePart, reason: 'refund', memo },
    {
      key: `resale:${id}:undo:provider`,
      from,
      to: provider,
      amount: price - balancePart,
      reason: 'refund',
      memo,
    },
  ]);
}

/** Locks the accounts by which a seat's chain is undone. */
export function lockChain(
  { ledger }: SeatContext,
  tx: Transaction,
  listings: readonly ListingRow[],
  buyerIds: readonly string[],
): Promise<void> {
  const escrows = listings.map(({ id }) => escrowAccount(id));
  const members = buyerIds.map((id) => memberAccount(id, 'CNY'));
  return ledger.lock(tx, [sales, provider, ...escrows, ...members]);
}

/** Pays the price of a listing to its seller, with the bonus; returns the bonus. `paid` is what the seller paid. */
export async function releaseEscrow(
  { portal, ledger }: SeatContext,
  tx: Transaction,
  { id, sellerId, price }: ListingRow,
  paid: Fen,
  memo: string,
): Promise<Fen> {
  const from = escrowAccount(id);
  const to = memberAccount(sellerId, 'CNY');
  const bonus = resaleBonus(fen(price), paid);
  await ledger.lock(tx, [promotion, from, to]);
  await transferAll(ledger, tx, [
    { key: `resale:${id}`, from, to, amount: price, reason: 'resale', memo },
    {
      key: `resale:${id}:bonus`,
      from: promotion,
      to,
      amount: bonus,
      reason: 'course_packet',
      memo: '转售奖励红包',
    },
  ]);
  publishWalletChangeLater(portal, tx, sellerId);
  return bonus;
}
