/** The ledger's queries. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { and, eq } from 'drizzle-orm';
import { overdrawnKinds, type Reason } from '../contract/ledger.ts';
import type { AccountRef } from './account.ts';
import { type HoldRow, walletAccounts, walletHolds, walletTransfers } from './tables.ts';

/** The balance of an account: all, held, available. In fen or beans. */
export interface Balance {
  balance: number;
  held: number;
  available: number;
}

const overdrawn: readonly string[] = overdrawnKinds;

/** Opens an empty account; false if it was open. */
export async function insertAccount(
  db: Queryable,
  id: string,
  account: AccountRef,
  at: Date,
): Promise<boolean> {
  const opened = await db
    .insert(walletAccounts)
    .values({ id, ...account, overdraft: overdrawn.includes(account.kind), createdAt: at })
    .onConflictDoNothing({ target: [walletAccounts.ownerId, walletAccounts.kind, walletAccounts.asset] })
    .returning({ id: walletAccounts.id });
  return opened.length > 0;
}

/** The balance of an account; null if it is not open. */
export async function readBalance(
  db: Queryable,
  { kind, ownerId, asset }: AccountRef,
): Promise<Balance | null> {
  const [row] = await db
    .select({ balance: walletAccounts.balance, held: walletAccounts.held })
    .from(walletAccounts)
    .where(
      and(
        eq(walletAccounts.ownerId, ownerId),
        eq(walletAccounts.kind, kind),
        eq(walletAccounts.asset, asset),
      ),
    );
  return row ? { ...row, available: row.balance - row.held } : null;
}

export interface TransferResult {
  seq: number;
  fromBalance: number;
  toBalance: number;
}

const move = statement<{ seq: string; from_balance: string; to_balance: string }>(
  'wallet_transfer',
  `insert into wallet_transfers
     (seq, key, asset, from_id, to_id, amount, reason, memo, from_balance, to_balance, created_at)
   select 0, $1::text, source.asset, source.id, target.id, $2::bigint, $3::text, $4::text, 0, 0, $5::timestamptz
   from wallet_accounts source, wallet_accounts target
   where source.owner_id = $6 and source.kind = $7 and source.asset = $8
     and target.owner_id = $9 and target.kind = $10 and target.asset = $8
   returning seq, from_balance, to_balance`,
);

/** Writes a transfer; null if one of the two accounts isn't open. */
export async function insertTransfer(
  db: Queryable,
  {
    key,
    from,
    to,
    amount,
    reason,
    memo,
    at,
  }: {
    key: string;
    from: AccountRef;
    to: AccountRef;
    amount: number;
    reason: Reason;
    memo: string | null;
    at: Date;
  },
): Promise<TransferResult | null> {
  const values = [key, amount, reason, memo, at, from.ownerId, from.kind, from.asset, to.ownerId, to.kind];
  const [row] = await move(db, ...values);
  if (!row) return null;
  return { seq: Number(row.seq), fromBalance: Number(row.from_balance), toBalance: Number(row.to_balance) };
}

const lock = statement(
  'wallet_lock',
  `select from wallet_accounts
   where (owner_id, kind, asset) in (select * from unnest($1::uuid[], $2::text[], $3::text[]))
   order by id for no key update`,
);

/** Locks accounts in the order in which transfers lock them; skips those that are not open. */
export async function lockAccounts(tx: Transaction, accounts: readonly AccountRef[]): Promise<void> {
  const all = (key: keyof AccountRef) => accounts.map((account) => account[key]);
  await lock(tx, all('ownerId'), all('kind'), all('asset'));
}

/** Holds an amount; null if the account isn't open. */
export async function insertHold(
  tx: Transaction,
  { key, account, amount, at }: { key: string; account: AccountRef; amount: number; at: Date },
): Promise<HoldRow | null> {
  const { kind, ownerId, asset } = account;
  const query = tx
    .select({ id: walletAccounts.id })
    .from(walletAccounts)
    .where(
      and(
        eq(walletAccounts.ownerId, ownerId),
        eq(walletAccounts.kind, kind),
        eq(walletAccounts.asset, asset),
      ),
    );
  const [open] = await query;
  if (!open) return null;
  const [row] = await tx
    .insert(walletHolds)
    .values({ key, accountId: open.id, amount, state: 'held', createdAt: at })
    .returning();
  return row ?? null;
}

/** The account of a hold; null without such a hold. */
export async function accountOfHold(db: Queryable, key: string): Promise<AccountRef | null> {
  const { kind, ownerId, asset } = walletAccounts;
  const [account] = await db
    .select({ kind, ownerId, asset })
    .from(walletHolds)
    .innerJoin(walletAccounts, eq(walletAccounts.id, walletHolds.accountId))
    .where(eq(walletHolds.key, key));
  return account ?? null;
}

/** Ends a hold; null unless it was held. */
export async function settleHold(
  tx: Transaction,
  key: string,
  state: 'posted' | 'released',
  at: Date,
): Promise<HoldRow | null> {
  const [row] = await tx
    .update(walletHolds)
    .set({ state, settledAt: at })
    .where(and(eq(walletHolds.key, key), eq(walletHolds.state, 'held')))
    .returning();
  return row ?? null;
}

/** Whether a transfer with this key exists. */
export async function transferExists(db: Queryable, key: string): Promise<boolean> {
  const rows = await db
    .select({ seq: walletTransfers.seq })
    .from(walletTransfers)
    .where(eq(walletTransfers.key, key));
  return rows.length > 0;
}

/** A hold by its key. */
export async function readHold(db: Queryable, key: string): Promise<HoldRow | null> {
  const [row] = await db.select().from(walletHolds).where(eq(walletHolds.key, key));
  return row ?? null;
}
