/** Counting views exactly under parallel calls: each visitor once a day, members by their id, others by their address. */
import { createHmac } from 'node:crypto';
import { portalDay } from '@platform/contract/zone';
import { type AnyColumn, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { after, day } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { job } from '../jobs/jobs.ts';
import type { Caller, Origin, Services } from '../portal.ts';
import type { seenTable, viewCountsTable } from './tables.ts';

/** Rows over which an item's views are spread. */
const slots = 8;

interface ViewCounter {
  /** Also begins the names of the two tables. */
  name: string;
  seen: ReturnType<typeof seenTable>;
  counts: ReturnType<typeof viewCountsTable>;
  /** The items' table and the SQL condition under which an item's views count. */
  items: string;
  visible: string;
}

/** A visitor's name for one day: without the portal's secret it leads neither to them nor to their other days. */
function visitorOf(secret: string, today: string, caller: Caller | null, origin: Origin): string {
  const who = caller ? `member ${caller.id}` : `visitor ${origin.address} ${origin.userAgent}`;
  const key = createHmac('sha256', secret).update(today).digest();
  return createHmac('sha256', key).update(who).digest().subarray(0, 16).toString('base64url');
}

/** Declares a feature's view counter. */
export function viewCounter({ name, seen, counts, items, visible }: ViewCounter) {
  const [seenName, countsName] = [getTableName(seen), getTableName(counts)];
  const countView = statement<{ found: number; views: number }>(
    `count_${name}_view`,
    `with item as (
       select id from ${items} where id = $1 and ${visible}
     ), seen as (
       insert into ${seenName} (day, item_id, visitor) select $2::date, id, $3 from item
       on conflict do nothing returning item_id
     ), counted as (
       insert into ${countsName} (item_id, slot, count) select item_id, $4, 1 from seen
       on conflict (item_id, slot) do update set count = ${countsName}.count + 1 returning 1
     )
     select (select count(*)::int from item) as found,
       (select coalesce(sum(count), 0)::int from ${countsName} where item_id = $1)
         + (select count(*)::int from counted) as views`,
  );
  return {
    /** Counts a view, unless this visitor was counted today; gives the views, or null for no visible item. */
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
      return row && row.found > 0 ? row.views : null;
    },
    /** The views of the item in a column, for a select. Drizzle may leave out the tables' names: only the items have an `id`. */
    total(itemId: AnyColumn): SQL<number> {
      return sql<number>`(select coalesce(sum(${counts.count}), 0)::int from ${counts} where ${counts.itemId} = ${itemId})`;
    },
    /** Counts that items begin with: sample data. */
    async start(tx: Transaction, items: readonly { id: string; views: number }[]): Promise<void> {
      const rows = items.map(({ id, views }) => ({ itemId: id, slot: 0, count: views }));
      if (rows.length > 0) await tx.insert(counts).values(rows).onConflictDoNothing();
    },
    /** Deletes who read on days that are over, and the counts of items that are gone. */
    job: job({ name: `forget-${name}-readers`, data: z.object({}), cron: '7 17 * * *' }),
    async forget({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
      // Yesterday's stay: midnight passes while calls are on their way.
      await db.delete(seen).where(lt(seen.day, portalDay(after(clock.now(), -day))));
      await db
        .delete(counts)
        .where(
          sql`not exists (select 1 from ${sql.identifier(items)} items where items.id = ${counts.itemId})`,
        );
    },
  };
}
