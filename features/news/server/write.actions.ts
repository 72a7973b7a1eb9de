/** Writing news: publish, update, delete, moderate. */

import { unknownName } from '@features/accounts/contract/user';
import { findPerson } from '@features/accounts/people';
import { announceNews, withdrawNews } from '@features/newsletter/dispatch';
import type { Moderation } from '@platform/contract/moderation';
import type { Transaction } from '@platform/server/database/database';
import { assertRevision } from '@platform/server/document/revision';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure, invalid } from '@platform/server/http/failure';
import { moderate } from '@platform/server/moderation/moderate';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller, Services } from '@platform/server/portal';
import { sanitiseRichText } from '@platform/server/richText';
import { newsErrors } from '../contract/errors.ts';
import type { NewsChange, NewsForm, NewsTexts } from '../contract/form.ts';
import type { StoredNews } from '../contract/news.ts';
import { newsCoverStore } from './cover.store.ts';
import { accessOf } from './rules.ts';
import { addNews, changeNews, findNews, lockNews, type NewsRow, presentStored, removeNews } from './store.ts';
import { newsTag } from './tags.ts';

/** The sanitised texts. Throws VALIDATION_FAILED when no content is left. */
function cleaned({ title, category, summary, content }: NewsTexts): NewsTexts {
  const clean = sanitiseRichText(content);
  if (clean === '') throw invalid([{ field: 'content', message: '请输入新闻内容' }]);
  return { title, category, summary, content: clean };
}

export const uploadNewsCover = newsCoverStore.upload;

/** Publishes an item under the caller's name. Throws COVER_NOT_FOUND. */
export async function publishNews(
  services: Services,
  caller: Caller,
  command: Command | null,
  { coverId, ...texts }: NewsForm,
): Promise<StoredNews> {
  const { clock, random, cache, publicUrl } = services;
  const clean = cleaned(texts);
  const published = await transactOnce(services, command, async (tx) => {
    await newsCoverStore.take(tx, services, caller, coverId);
    const id = random.id();
    const author = (await findPerson(tx, caller.id))?.name ?? unknownName;
    await addNews(tx, [{ id, ...clean, author, authorId: caller.id, coverId, publishedAt: clock.now() }]);
    await announceNews(services, tx, { id, ...clean, url: `${publicUrl}/news/${id}` });
    const row = await findNews(tx, id);
    if (!row) throw new Error(`news item ${id} was not kept`);
    return presentStored(row);
  });
  cache.invalidate(newsTag);
  return published;
}

/** Locks an item that the caller may change. Throws NEWS_NOT_FOUND and NEWS_NOT_YOURS. */
async function lockOwn(tx: Transaction, caller: Caller, id: string): Promise<NewsRow> {
  const row = await lockNews(tx, id);
  const access = row ? accessOf(caller, row) : 'none';
  if (!row || access === 'none') throw failure(newsErrors.NEWS_NOT_FOUND);
  if (access === 'read') throw failure(newsErrors.NEWS_NOT_YOURS);
  return row;
}

/** Saves a change over a revision. Throws REVISION_CONFLICT, NEWS_NOT_FOUND, NEWS_NOT_YOURS and COVER_NOT_FOUND. */
export async function updateNews(
  services: Services,
  caller: Caller,
  id: string,
  { revision, coverId, ...texts }: NewsChange,
): Promise<StoredNews> {
  const { db, clock, cache } = services;
  const clean = cleaned(texts);
  const changed = await db.transaction(async (tx) => {
    const row = await lockOwn(tx, caller, id);
    assertRevision(newsErrors.REVISION_CONFLICT, presentStored(row), revision);
    const taken = await newsCoverStore.take(tx, services, caller, coverId, row.coverId);
    const changes = { ...clean, coverId: taken, editedAt: clock.now(), revision: revision + 1 };
    return presentStored(await changeNews(tx, row, changes));
  });
  cache.invalidate(newsTag);
  return changed;
}

/** Names news in the log of staff actions. */
const kind = 'news';

/** Deletes an item permanently. Throws NEWS_NOT_FOUND and NEWS_NOT_YOURS. */
export async function deleteNews(
  services: Pick<Services, 'db' | 'cache' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  const { db, cache } = services;
  await db.transaction(async (tx) => {
    const row = await lockOwn(tx, caller, id);
    await removeNews(tx, row);
    if (row.authorId !== caller.id) {
      const by = { actorId: caller.id, at: services.clock.now() };
      await recordStaffAction(tx, { ...by, action: 'delete', subject: { kind, id } });
    }
    await withdrawNews(services, tx, id);
  });
  cache.invalidate(newsTag);
  return { id };
}

/** Hides or shows an item, features it or not; the newsletter stops sending a hidden one. Throws NEWS_NOT_FOUND. */
export async function moderateNews(
  services: Pick<Services, 'db' | 'cache' | 'clock'>,
  caller: Caller,
  id: string,
  moderation: Moderation,
): Promise<StoredNews> {
  const moderated = await moderate(
    services,
    {
      kind,
      notFound: newsErrors.NEWS_NOT_FOUND,
      lock: lockNews,
      async save(tx, row, flags) {
        if (flags.hidden) await withdrawNews(services, tx, id);
        return presentStored(await changeNews(tx, row, flags));
      },
    },
    caller,
    id,
    moderation,
  );
  services.cache.invalidate(newsTag);
  return moderated;
}
