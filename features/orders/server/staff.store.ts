/** The queries of the admins' list of all orders. */
import { people, personColumns } from '@features/accounts/people';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Queryable } from '@platform/server/database/database';
import { listPage } from '@platform/server/list/listPage';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { addressText } from '../contract/shipping.ts';
import type { StaffOrder, StaffOrderFilters, StaffOrderHead } from '../contract/staff.ts';
import { openRequests } from './request.store.ts';
import { headOf, lineOf, linesOf, shipmentOf } from './store.ts';
import { type OrderRow, orderRequests, orders } from './tables.ts';

function inQueue(queue: StaffOrderFilters['queue']): SQL | undefined {
  if (queue === 'all') return undefined;
  if (queue !== 'requests') return eq(orders.status, queue);
  return sql`exists (select from ${orderRequests} where ${orderRequests.orderId} = ${orders.id} and ${orderRequests.state} = 'open')`;
}

/** Spaces and punctuation in phone numbers do not matter. */
function hasPhone(digits: string): SQL | undefined {
  return digits.length < 4
    ? undefined
    : sql`regexp_replace(${orders.shipping} ->> 'phone', '\\D', '', 'g') like ${`%${digits}%`}`;
}

function matchesSearch(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(orders.orderNumber, pattern),
    sql`${orders.shipping} ->> 'fullName' ilike ${pattern}`,
    /^[\d\s+()-]+$/.test(search) ? hasPhone(search.replaceAll(/\D/g, '')) : undefined,
  );
}

const conditionOf = ({ queue, delivery, search }: StaffOrderFilters) =>
  and(
    inQueue(queue),
    delivery === 'all' ? undefined : eq(orders.deliveryMethod, delivery),
    search ? matchesSearch(search) : undefined,
  );

const latest = [desc(orders.createdAt), desc(orders.id)] as const;

const withBuyers = (db: Queryable) =>
  db
    .select({ row: orders, buyer: personColumns })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.userId));

interface BoughtOrder {
  row: OrderRow;
  buyer: StaffOrderHead['buyer'];
}

async function withLines(db: Queryable, bought: readonly BoughtOrder[]): Promise<StaffOrderHead[]> {
  const ids = bought.map(({ row }) => row.id);
  const requests = await openRequests(db, ids);
  const lines = Map.groupBy(ids.length === 0 ? [] : await linesOf(db, ids), ({ orderId }) => orderId);
  return bought.map(({ row, buyer }) => ({
    ...headOf(row),
    buyer,
    items: (lines.get(row.id) ?? []).map(lineOf),
    recipient: row.shipping.fullName,
    phone: row.shipping.phone,
    address: [addressText(row.shipping), row.shipping.postalCode].filter(Boolean).join('，'),
    shipment: shipmentOf(row),
    refunded: fenToYuan(fen(row.refunded)),
    openRequest: requests.get(row.id) ?? null,
  }));
}

/** A page of all orders, newest first. */
export async function findStaffOrders(
  db: Queryable,
  filters: StaffOrderFilters & { page: number; limit: number },
) {
  const where = conditionOf(filters);
  const select = withBuyers(db)
    .where(where)
    .orderBy(...latest);
  const { rows, pagination } = await listPage(db, { select, table: orders, where }, filters);
  return { orders: await withLines(db, rows), pagination };
}

/** The orders after another one in the list, for the file. */
export async function staffOrdersAfter(
  db: Queryable,
  filters: StaffOrderFilters,
  after: { createdAt: string; id: string } | null,
  limit: number,
): Promise<StaffOrderHead[]> {
  const rest =
    after && sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const rows = await withBuyers(db)
    .where(and(conditionOf(filters), rest ?? undefined))
    .orderBy(...latest)
    .limit(limit);
  return withLines(db, rows);
}

/** The buyer of an order, for admins. */
export async function buyerOf(db: Queryable, { userId }: OrderRow): Promise<StaffOrder['buyer']> {
  const [buyer] = await db
    .select({ ...personColumns, username: people.username })
    .from(people)
    .where(eq(people.id, userId));
  if (!buyer) throw new Error(`no member ${userId}`);
  return buyer;
}

/** Whether a member is an admin now. */
export async function isAdmin(db: Queryable, userId: string): Promise<boolean> {
  const [member] = await db.select({ role: people.role }).from(people).where(eq(people.id, userId));
  return member?.role === 'admin';
}
