/** Queries of single news items and their counts; rows become the contract's items here. */
import { people } from '@features/accounts/people';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { fold } from '@platform/server/database/search';
import { presentCover } from '@platform/server/files/covers';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  isNotNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type ListedStoredNews,
  type NewsItem,
  type SearchedField,
  type StoredNews,
  searchedFields,
} from '../contract/news.ts';
import { indexTerms } from './rules.ts';
import { newsCounts, newsCovers, newsItems, newsListings, newsViewCounts } from './tables.ts';
import { newsViewCounter } from './view.store.ts';

export type NewNews = InferInsertModel<typeof newsItems>;
type ItemRow = InferSelectModel<typeof newsItems>;
type CoverRow = InferSelectModel<typeof newsCovers>;

/** An item with its author's avatar, its cover and its views. */
export type NewsRow = ItemRow & { authorAvatar: string | null; cover: CoverRow | null; views: number };

const views = newsViewCounter.total(newsItems.id);

/** Items with cover and views; the caller limits their number. */
export async function readRows(db: Queryable, condition: SQL | undefined): Promise<NewsRow[]> {
  return db
    .select({
      ...getTableColumns(newsItems),
      authorAvatar: people.image,
      cover: newsCovers,
      views: views.as('views'),
    })
    .from(newsItems)
    .leftJoin(people, eq(people.id, newsItems.authorId))
    .leftJoin(newsCovers, eq(newsCovers.id, newsItems.coverId))
    .where(condition);
}

/** An item for its author and the editors. */
export function presentStored(row: NewsRow): StoredNews {
  const { slug: _, cover, publishedAt, editedAt, ...rest } = row;
  return {
    ...rest,
    publishDate: publishedAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    ...presentCover(cover),
  };
}

/** An item for everyone. */
export function presentNews(row: NewsRow): NewsItem {
  const { hidden: _, approved: __, coverId: ___, ...item } = presentStored(row);
  return item;
}

/** An item in its author's or the editors' list. */
export function presentListed(row: NewsRow): ListedStoredNews {
  const { content: _, coverId: __, ...item } = presentStored(row);
  return item;
}

/** One item, or null. */
export async function findNews(db: Queryable, id: string): Promise<NewsRow | null> {
  const [row] = await readRows(db, eq(newsItems.id, id));
  return row ?? null;
}

/** One item, locked until the transaction ends, or null. */
export async function lockNews(tx: Transaction, id: string): Promise<NewsRow | null> {
  const locked = await tx
    .select({ id: newsItems.id })
    .from(newsItems)
    .where(eq(newsItems.id, id))
    .for('update');
  return locked.length > 0 ? findNews(tx, id) : null;
}

/** A page of a user's items, all or those that readers see, the latest first, and their total. */
export async function findNewsOf(
  db: Queryable,
  authorId: string,
  { offset, limit, visible }: { offset: number; limit: number; visible: boolean },
): Promise<{ rows: NewsRow[]; total: number }> {
  const mine = and(eq(newsItems.authorId, authorId), visible ? eq(newsItems.hidden, false) : undefined);
  const [all] = await db.select({ total: count() }).from(newsItems).where(mine);
  const page = db
    .select({ id: newsItems.id })
    .from(newsItems)
    .where(mine)
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id))
    .limit(limit)
    .offset(offset);
  const rows = await readRows(db, sql`${newsItems.id} in ${page}`);
  rows.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1));
  return { rows, total: all?.total ?? 0 };
}

/** The number of items in each category, hidden or not. */
export function listNewsCounts(db: Queryable): Promise<InferSelectModel<typeof newsCounts>[]> {
  return db.select().from(newsCounts);
}

/** Whether sample items were ever added. */
export async function hasSamples(db: Queryable): Promise<boolean> {
  const slugged = db.select({ id: newsItems.id }).from(newsItems).where(isNotNull(newsItems.slug)).limit(1);
  return (await slugged).length > 0;
}

const searchable = (item: Readonly<Record<SearchedField, string>>) => ({
  everything: fold(searchedFields.map((field) => item[field]).join('\n')),
  terms: indexTerms(item),
});

/** Inserts items with listings and counts; known slugs are skipped. */
export async function addNews(tx: Transaction, rows: readonly NewNews[]): Promise<void> {
  if (rows.length === 0) return;
  const added = await tx
    .insert(newsItems)
    .values([...rows])
    .onConflictDoNothing({ target: newsItems.slug })
    .returning();
  if (added.length === 0) return;
  await tx.insert(newsListings).values(added.map((row) => ({ ...row, ...searchable(row) })));
  await addToCounts(tx, added, 1);
}

type Changes = Partial<Omit<ItemRow, 'id' | 'slug'>>;

/** Updates a locked item, its listing and, where it moves, the counts. */
export async function changeNews(tx: Transaction, row: NewsRow, changes: Changes): Promise<NewsRow> {
  const changed = { ...row, ...changes };
  await tx.update(newsItems).set(changes).where(eq(newsItems.id, row.id));
  const { category, hidden, featured, approved } = changed;
  await tx
    .update(newsListings)
    .set({ category, hidden, featured, approved, ...searchable(changed) })
    .where(eq(newsListings.id, row.id));
  if (category !== row.category || hidden !== row.hidden) {
    await addToCounts(tx, [row], -1);
    await addToCounts(tx, [changed], 1);
  }
  const saved = await findNews(tx, row.id);
  if (!saved) throw new Error(`news item ${row.id} was deleted while locked`);
  return saved;
}

/** Deletes an item with its listing and views; a job deletes its cover. */
export async function removeNews(tx: Transaction, row: NewsRow): Promise<void> {
  await tx.delete(newsItems).where(eq(newsItems.id, row.id));
  await tx.delete(newsViewCounts).where(eq(newsViewCounts.itemId, row.id));
  await addToCounts(tx, [row], -1);
}

type Counted = Pick<ItemRow, 'category' | 'hidden'>;

async function addToCounts(tx: Transaction, items: readonly Counted[], step: 1 | -1): Promise<void> {
  const keyOf = ({ category, hidden }: Counted) => `${category} ${hidden}`;
  const groups = [...Map.groupBy(items, keyOf)];
  // Sorted, so that two concurrent inserts cannot deadlock.
  groups.sort(([one], [other]) => (one < other ? -1 : 1));
  const rows = groups.flatMap(([, [first, ...others]]) =>
    first ? [{ category: first.category, hidden: first.hidden, count: step * (others.length + 1) }] : [],
  );
  await tx
    .insert(newsCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [newsCounts.category, newsCounts.hidden],
      set: { count: sql`${newsCounts.count} + excluded.count` },
    });
}

/** The latest visible and approved items of one category or of all, for the home page and the feeds. */
export async function findNewest(
  db: Queryable,
  category: ItemRow['category'] | null,
  limit: number,
): Promise<NewsRow[]> {
  const { id, publishedAt, hidden, approved } = newsListings;
  const newest = db
    .select({ id })
    .from(newsListings)
    .where(
      and(eq(hidden, false), eq(approved, true), category ? eq(newsListings.category, category) : undefined),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(limit);
  const rows = await readRows(db, sql`${newsItems.id} in ${newest}`);
  return rows.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1));
}
