/** Counts views exactly under parallel calls: each visitor once per day, members by their id, others by their network, a few from each. */
import { createHmac } from 'node:crypto';
import { portalDay } from '@platform/contract/zone';
import { type AnyColumn, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { after, day } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { networkOf } from '../http/network.ts';
import { job } from '../jobs/jobs.ts';
import type { Caller, Origin, Services } from '../portal.ts';
import type { viewCountsTable, viewsTable } from './tables.ts';

/** Views a day that one network can add to an item without a login. */
const agentsPerNetwork = 5;

/** Rows over which an item's views are spread. */
const slots = 8;

interface ViewCounter {
  /** The prefix of the two tables' names. */
  name: string;
  views: ReturnType<typeof viewsTable>;
  counts: ReturnType<typeof viewCountsTable>;
  /** The items' table and the SQL condition under which an item's views count. */
  items: string;
  visible: string;
}

/** The hash of a visitor for one day. Without the portal's secret it reveals neither the visitor nor their other days. */
function visitorOf(secret: string, today: string, caller: Caller | null, origin: Origin): string {
  const key = createHmac('sha256', secret).update(today).digest();
  // A program can send any number of user agents; a few places are enough for the visitors behind one address.
  const agent = createHmac('sha256', key).update(origin.userAgent).digest().readUInt8(0) % agentsPerNetwork;
  const identity = caller ? `member ${caller.id}` : `visitor ${networkOf(origin.address)} ${agent}`;
  return createHmac('sha256', key).update(identity).digest().subarray(0, 16).toString('base64url');
}

/** Declares a feature's view counter. */
export function viewCounter({ name, views: seen, counts, items, visible }: ViewCounter) {
  const [viewsName, countsName] = [getTableName(seen), getTableName(counts)];
  const countView = statement<{ items: number; views: number }>(
    `count_${name}_view`,
    `with item as (
       select id from ${items} where id = $1 and ${visible}
     ), seen as (
       insert into ${viewsName} (day, item_id, visitor) select $2::date, id, $3 from item
       on conflict do nothing returning item_id
     ), counted as (
       insert into ${countsName} (item_id, slot, count) select item_id, $4, 1 from seen
       on conflict (item_id, slot) do update set count = ${countsName}.count + 1 returning 1
     )
     select (select count(*)::int from item) as items,
       (select coalesce(sum(count), 0)::int from ${countsName} where item_id = $1)
         + (select count(*)::int from counted) as views`,
  );
  return {
    /** Counts a view unless this visitor was counted today; returns the views, or null for no visible item. */
    async count(
      { db, clock, secretFor }: Pick<Services, 'db' | 'clock' | 'secretFor'>,
      itemId: string,
      caller: Caller | null,
      origin: Origin,
    ): Promise<number | null> {
      const today = portalDay(clock.now());
      const visitor = visitorOf(secretFor(`${name} views`), today, caller, origin);
      const slot = Buffer.from(visitor, 'base64url').readUInt8(0) % slots;
      const [row] = await countView(db, itemId, today, visitor, slot);
      return row && row.items > 0 ? row.views : null;
    },
    /** The views of an item as a column of a select. Drizzle may omit table names: only the items have an `id`. */
    total(itemId: AnyColumn): SQL<number> {
      return sql<number>`(select coalesce(sum(${counts.count}), 0)::int from ${counts} where ${counts.itemId} = ${itemId})`;
    },
    /** Inserts the initial counts of sample data. */
    async insert(tx: Transaction, items: readonly { id: string; views: number }[]): Promise<void> {
      const rows = items.map(({ id, views }) => ({ itemId: id, slot: 0, count: views }));
      if (rows.length > 0) await tx.insert(counts).values(rows).onConflictDoNothing();
    },
    /** Deletes the visitors of past days, and the counts of deleted items. */
    job: job({ name: `forget-${name}-readers`, data: z.object({}), cron: '7 17 * * *' }),
    async deleteOld({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
      // Yesterday's rows are kept for calls that are in flight at midnight.
      await db.delete(seen).where(lt(seen.day, portalDay(after(clock.now(), -day))));
      await db
        .delete(counts)
        .where(
          sql`not exists (select 1 from ${sql.identifier(items)} items where items.id = ${counts.itemId})`,
        );
    },
  };
}
