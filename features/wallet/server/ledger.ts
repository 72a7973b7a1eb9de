/** The ledger: all transfers of value (design, section 5). Each function runs in its caller's transaction. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { violatedConstraint } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { walletErrors } from '../contract/errors.ts';
import type { Reason } from '../contract/ledger.ts';
import { type AccountRef, portalAccount } from './account.ts';
import {
  accountOfHold,
  type Balance,
  insertAccount,
  insertHold,
  insertTransfer,
  lockAccounts,
  readBalance,
  readHold,
  settleHold,
  type TransferResult,
  transferExists,
} from './ledger.store.ts';
import type { HoldRow } from './tables.ts';

export { type AccountRef, escrowAccount, memberAccount, packetAccount, portalAccount } from './account.ts';
export { accountIsOpen, transfersFrom } from './ledger.statement.ts';
export type { Balance, TransferResult as Moved } from './ledger.store.ts';

/** A transfer of value. */
export interface Transfer {
  /** A second transfer of the same key throws. */
  key: string;
  from: AccountRef;
  to: AccountRef;
  /** Beans or fen, at least 1. */
  amount: number;
  reason: Reason;
  /** A note for both sides. */
  memo?: string | null;
}

export interface Hold {
  key: string;
  account: AccountRef;
  /** Beans or fen, at least 1. */
  amount: number;
}

/** The transfer or the hold of a key exists already. */
export class AlreadyMoved extends Error {
  override readonly name = 'AlreadyMoved';
}

export interface Ledger {
  /**
   * Opens an account where there is none; a member's first account of beans with the welcome gift. Best called before the
   * transaction that transfers: all gifts come from one account, which stays locked meanwhile.
   */
  open(db: Queryable, account: AccountRef): Promise<void>;
  /** The balance of an account; zero if it was never opened. */
  balance(db: Queryable, account: AccountRef): Promise<Balance>;
  /**
   * Locks accounts until the transaction ends. A transaction with several transfers, or that decides by a balance, first
   * locks all its accounts, because locking them one by one can deadlock.
   */
  lock(tx: Transaction, accounts: readonly AccountRef[]): Promise<void>;
  /** Transfers an amount; atomic, so a single transfer needs no transaction. Throws INSUFFICIENT_BALANCE, AlreadyMoved. */
  transfer(db: Queryable, transfer: Transfer): Promise<TransferResult>;
  /** Holds an amount. Throws INSUFFICIENT_BALANCE, AlreadyMoved. */
  hold(tx: Transaction, hold: Hold): Promise<void>;
  /** Transfers a hold's amount under the hold's key; false unless it was still held. */
  post(tx: Transaction, key: string, where: Pick<Transfer, 'to' | 'reason' | 'memo'>): Promise<boolean>;
  /** Releases a hold; false unless it was still held. */
  release(tx: Transaction, key: string): Promise<boolean>;
  /** Whether a transfer with this key exists. */
  moved(db: Queryable, key: string): Promise<boolean>;
  /** A hold by its key. */
  findHold(db: Queryable, key: string): Promise<HoldRow | null>;
}

const promotion = portalAccount('promotion', 'BEAN');

const getsWelcome = ({ kind, asset }: AccountRef) => kind === 'member' && asset === 'BEAN';

/**
 * The order in which accounts are opened. Those with a welcome gift come first: they lock the account of gifts, which
 * must not be waited for by a transaction that has opened an account others wait for.
 */
const inOrder = (accounts: readonly AccountRef[]) =>
  accounts.toSorted(
    (one, other) =>
      Number(getsWelcome(other)) - Number(getsWelcome(one)) || (one.ownerId < other.ownerId ? -1 : 1),
  );

const nothing: Balance = { balance: 0, held: 0, available: 0 };

function meaningOf(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'wallet_accounts_funds') return failure(walletErrors.INSUFFICIENT_BALANCE);
  if (constraint === 'wallet_transfers_key' || constraint === 'wallet_holds_pkey') return new AlreadyMoved();
  return error;
}

async function withLedgerErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw meaningOf(error);
  }
}

export interface LedgerOptions {
  /** The beans of the welcome gift; 0 for none. */
  welcome: number;
}

/** The ledger on the portal's services. */
export function openLedger(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  { welcome }: LedgerOptions,
): Ledger {
  const ledger: Ledger = {
    async open(db, account) {
      if (await readBalance(db, account)) return;
      const gift = getsWelcome(account) ? welcome : 0;
      await db.transaction(async (tx) => {
        // Before the account exists: a transaction that waits for the opening must not hold locks that the opening needs.
        if (gift > 0) await lockAccounts(tx, [promotion]);
        const isNew = await insertAccount(tx, random.id(), account, clock.now());
        if (!isNew || gift === 0) return;
        await ledger.transfer(tx, {
          key: `welcome:${account.ownerId}`,
          from: promotion,
          to: account,
          amount: gift,
          reason: 'welcome',
        });
      });
    },
    balance: async (db, account) => (await readBalance(db, account)) ?? nothing,
    transfer: (db, { memo = null, ...transfer }) =>
      withLedgerErrors(
        (async () => {
          const row = { ...transfer, memo, at: clock.now() };
          const moved = await insertTransfer(db, row);
          if (moved) return moved;
          for (const account of inOrder([transfer.from, transfer.to])) await ledger.open(db, account);
          const second = await insertTransfer(db, row);
          if (!second) throw new Error(`transfer ${transfer.key}: accounts of different assets`);
          return second;
        })(),
      ),
    hold: (tx, hold) =>
      withLedgerErrors(
        (async () => {
          const row = { ...hold, at: clock.now() };
          if (await insertHold(tx, row)) return;
          await ledger.open(tx, hold.account);
          await insertHold(tx, row);
        })(),
      ),
    lock: lockAccounts,
    async post(tx, key, where) {
      const account = await accountOfHold(tx, key);
      if (!account) return false;
      // Before the hold's account is locked: the gift locks an account that others lock before it.
      if (getsWelcome(where.to)) await ledger.open(tx, where.to);
      await lockAccounts(tx, [account, where.to]);
      const hold = await settleHold(tx, key, 'posted', clock.now());
      if (!hold) return false;
      await ledger.transfer(tx, { ...where, key, from: account, amount: hold.amount });
      return true;
    },
    async release(tx, key) {
      const account = await accountOfHold(tx, key);
      if (!account) return false;
      await lockAccounts(tx, [account]);
      return (await settleHold(tx, key, 'released', clock.now())) !== null;
    },
    moved: transferExists,
    findHold: readHold,
  };
  return ledger;
}
