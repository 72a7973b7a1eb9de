/**
 * Reading statements. Each side of a transfer has its index by account and day, so a page is merged from the ends of at most four
 * of them, and a slow count is replaced by an estimate. Days come before `seq` in the order because filters use days; they differ
 * only around midnight, where the two could swap transfers that overlapped.
 */
import { people } from '@features/accounts/people';
import type { Database } from '@platform/server/database/database';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountKind, Asset, Reason } from '../contract/ledger.ts';
import type { Direction, MovementFilters } from '../contract/movement.ts';
import { walletAccounts, walletTransfers } from './tables.ts';

/** A movement from the side of its account, with its counterparty. */
export interface MovementRow {
  seq: number;
  day: string;
  asset: Asset;
  /** In fen or beans; negative for expense. */
  amount: number;
  balance: number;
  reason: Reason;
  memo: string | null;
  createdAt: Date;
  kind: AccountKind;
  name: string | null;
}

/** One direction of one account. */
interface Side {
  accountId: string;
  direction: Direction;
}

/** The sides that match a filter, of the owner's open accounts. */
async function sidesOf(db: Database, userId: string, { asset, direction }: MovementFilters): Promise<Side[]> {
  const accounts = await db
    .select({ id: walletAccounts.id })
    .from(walletAccounts)
    .where(
      and(
        eq(walletAccounts.ownerId, userId),
        eq(walletAccounts.kind, 'member'),
        asset ? eq(walletAccounts.asset, asset) : undefined,
      ),
    );
  const directions: readonly Direction[] = direction ? [direction] : ['in', 'out'];
  return accounts.flatMap(({ id }) => directions.map((one) => ({ accountId: id, direction: one })));
}

/** A position in a statement; later ones are older. */
export type Cursor = Pick<MovementRow, 'day' | 'seq'>;

const { seq, day, fromId, toId } = walletTransfers;

function matching(
  { accountId, direction }: Side,
  { reason, from, to }: MovementFilters,
  after: Cursor | null = null,
): SQL | undefined {
  return and(
    eq(direction === 'out' ? fromId : toId, accountId),
    reason ? eq(walletTransfers.reason, reason) : undefined,
    from ? sql`${day} >= ${from}` : undefined,
    to ? sql`${day} <= ${to}` : undefined,
    after ? sql`(${day}, ${seq}) < (${after.day}, ${after.seq})` : undefined,
  );
}

const all = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);

/** The latest movements of one side. */
function latest(side: Side, filters: MovementFilters, after: Cursor | null, limit: number): SQL {
  const out = side.direction === 'out';
  const ours = out
    ? sql`${toId} as other_id, -amount as amount, from_balance as balance`
    : sql`${fromId} as other_id, amount, to_balance as balance`;
  return sql`(select ${seq}, ${day}, asset, ${ours}, reason, memo, created_at from ${walletTransfers}
    where ${matching(side, filters, after)} order by ${day} desc, ${seq} desc limit ${limit})`;
}

interface Part {
  offset: number;
  limit: number;
  /** The end of the previous page. */
  after?: Cursor | null;
}

async function read(
  db: Database,
  sides: readonly Side[],
  filters: MovementFilters,
  { offset, limit, after = null }: Part,
): Promise<MovementRow[]> {
  if (sides.length === 0) return [];
  const moves = all(sides.map((side) => latest(side, filters, after, offset + limit)));
  const { rows } = await db.execute<{
    seq: string;
    day: string;
    asset: Asset;
    amount: string;
    balance: string;
    reason: Reason;
    memo: string | null;
    created_at: string;
    kind: AccountKind;
    name: string | null;
  }>(sql`
    with moves as (${moves}),
      part as (select * from moves order by day desc, seq desc limit ${limit} offset ${offset})
    select part.seq, part.day::text, part.asset, part.amount, part.balance, part.reason, part.memo, part.created_at,
      other.kind, people.name
    from part
      join ${walletAccounts} other on other.id = part.other_id
      left join ${people} on other.kind = 'member' and people.id = other.owner_id
    order by part.day desc, part.seq desc`);
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    seq: Number(row.seq),
    amount: Number(row.amount),
    balance: Number(row.balance),
    createdAt: new Date(created_at),
  }));
}

/** Exact totals end here; larger ones are estimated. */
export const countedMovements = 1000;

/** The planner's estimate. */
async function estimate(db: Database, sides: readonly Side[], filters: MovementFilters): Promise<number> {
  const parts = sides.map((side) => sql`select from ${walletTransfers} where ${matching(side, filters)}`);
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${all(parts)}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

async function countMovements(
  db: Database,
  sides: readonly Side[],
  filters: MovementFilters,
): Promise<{ total: number; exact: boolean }> {
  if (sides.length === 0) return { total: 0, exact: true };
  const most = countedMovements + 1;
  const parts = sides.map(
    (side) => sql`(select from ${walletTransfers} where ${matching(side, filters)} limit ${most})`,
  );
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from (${all(parts)}) moves limit ${most}) counted`,
  );
  const total = rows[0]?.total ?? 0;
  if (total < most) return { total, exact: true };
  return { total: Math.max(most, await estimate(db, sides, filters)), exact: false };
}

/** A page of a member's statement, the latest first, and the number of movements. */
export async function findMovements(
  db: Database,
  userId: string,
  filters: MovementFilters,
  part: { offset: number; limit: number },
): Promise<{ rows: MovementRow[]; total: number; exact: boolean }> {
  const sides = await sidesOf(db, userId, filters);
  const [rows, totals] = await Promise.all([
    read(db, sides, filters, part),
    countMovements(db, sides, filters),
  ]);
  return { rows, ...totals };
}

/** The next movements of a member's statement after a cursor, the latest first. */
export async function movementsAfter(
  db: Database,
  userId: string,
  filters: MovementFilters,
  after: Cursor | null,
  limit: number,
): Promise<MovementRow[]> {
  return read(db, await sidesOf(db, userId, filters), filters, { offset: 0, limit, after });
}
