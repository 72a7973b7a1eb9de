/** Writing news: publish, update, delete, moderate. */

import { findPerson } from '@features/accounts/people';
import { announceNews, withdrawNews } from '@features/newsletter/dispatch';
import { notify } from '@features/notifications/server/notify';
import { genericErrors } from '@platform/contract/errors';
import type { Moderation } from '@platform/contract/moderation';
import { openAttemptCounter, retryAfter } from '@platform/server/attempts';
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
import { accessOf, isEditor, publishLimit } from './rules.ts';
import { addNews, changeNews, findNews, lockNews, type NewsRow, presentStored, removeNews } from './store.ts';
import { newsTag } from './tags.ts';

/** The sanitised texts. Throws VALIDATION_FAILED when no content is left. */
function cleaned({ title, category, summary, content }: NewsTexts): NewsTexts {
  const clean = sanitiseRichText(content);
  if (clean === '') throw invalid([{ field: 'content', message: '请输入新闻内容' }]);
  return { title, category, summary, content: clean };
}

type Announcing = Pick<Services, 'clock' | 'jobs' | 'publicUrl'>;

export const uploadNewsCover = newsCoverStore.upload;

/** Counts a member's publication; editors are not limited. Throws EMAIL_NOT_VERIFIED and DAILY_LIMIT_REACHED. */
async function assertMayPublish(tx: Transaction, caller: Caller, emailVerified: boolean): Promise<void> {
  if (isEditor(caller)) return;
  if (!emailVerified) throw failure(newsErrors.EMAIL_NOT_VERIFIED);
  const wait = await openAttemptCounter(tx, 'publish-news', publishLimit).count(caller.id);
  if (wait !== null) throw failure(newsErrors.DAILY_LIMIT_REACHED, retryAfter(wait));
}

/** Sends a visible and approved item to the subscribers, once. */
async function announce(services: Announcing, tx: Transaction, item: StoredNews): Promise<void> {
  if (item.hidden || !item.approved) return;
  await announceNews(services, tx, { ...item, url: `${services.publicUrl}/news/${item.id}` });
}

/** Publishes an item under the caller's name. Throws EMAIL_NOT_VERIFIED, DAILY_LIMIT_REACHED and COVER_NOT_FOUND. */
export async function publishNews(
  services: Services,
  caller: Caller,
  command: Command | null,
  { coverId, ...texts }: NewsForm,
): Promise<StoredNews> {
  const { clock, random, cache } = services;
  const clean = cleaned(texts);
  const published = await transactOnce(services, command, async (tx) => {
    const person = await findPerson(tx, caller.id);
    if (!person) throw failure(genericErrors.UNAUTHENTICATED);
    await assertMayPublish(tx, caller, person.emailVerified);
    await newsCoverStore.take(tx, services, caller, coverId);
    const id = random.id();
    const byline = { author: person.name, authorId: caller.id };
    const approved = isEditor(caller);
    await addNews(tx, [{ id, ...clean, ...byline, coverId, approved, publishedAt: clock.now() }]);
    const row = await findNews(tx, id);
    if (!row) throw new Error(`news item ${id} was not kept`);
    const stored = presentStored(row);
    await announce(services, tx, stored);
    return stored;
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

/**
 * Saves a change over a revision; a member's change needs an editor's approval again. Throws REVISION_CONFLICT, NEWS_NOT_FOUND, NEWS_NOT_YOURS and
 * COVER_NOT_FOUND.
 */
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
    const approved = row.approved && isEditor(caller);
    const changes = { ...clean, approved, coverId: taken, editedAt: clock.now(), revision: revision + 1 };
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

/** Notifies the author of an approval, and of hiding with its reason. */
async function notifyAuthor(
  services: Pick<Services, 'clock' | 'random' | 'live'>,
  tx: Transaction,
  { id, title, authorId, hidden, approved }: NewsRow,
  flags: Omit<Moderation, 'reason'>,
  by: { actorId: string; quote: string | undefined },
): Promise<void> {
  if (authorId === null) return;
  const event = { to: authorId, subject: title, path: `/news/${id}`, actorId: by.actorId };
  if (flags.approved && !approved) await notify(tx, services, { ...event, kind: 'news_approved' });
  if (flags.hidden && !hidden) await notify(tx, services, { ...event, ...by, kind: 'news_hidden' });
}

/**
 * Hides or shows an item, features and approves it or not. An approved one goes to the newsletter, which stops sending
 * one that is hidden or not approved any more. Throws NEWS_NOT_FOUND.
 */
export async function moderateNews(
  services: Announcing & Pick<Services, 'db' | 'cache' | 'random' | 'live'>,
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
        const stored = presentStored(await changeNews(tx, row, flags));
        if (flags.hidden || flags.approved === false) await withdrawNews(services, tx, id);
        if (stored.approved && !row.approved) await announce(services, tx, stored);
        await notifyAuthor(services, tx, row, flags, { actorId: caller.id, quote: moderation.reason });
        return stored;
      },
    },
    caller,
    id,
    moderation,
  );
  services.cache.invalidate(newsTag);
  return moderated;
}
