/** Writing to the subscribers of a news item, a batch at a time. */
import type { Transaction } from '@platform/server/database/database';
import type { Context } from './context.ts';
import { claimDeliveries, findIssue, type Issue, nextReaders } from './issues.store.ts';
import { newsLetter } from './letters.ts';
import { batchSize } from './rules.ts';

/** Writes to the next batch; gives the id of the last reader looked at, or null when there is none left. */
async function writeBatch(
  ctx: Context,
  tx: Transaction,
  issue: Issue,
  after: string,
): Promise<string | null> {
  const { clock, mail, publicUrl } = ctx.services;
  const readers = await nextReaders(tx, issue, after, batchSize);
  const last = readers.at(-1);
  if (!last) return null;
  const claimed = await claimDeliveries(tx, issue.itemId, readers, clock.now());
  for (const { id, email } of readers) {
    const to = { publicUrl, email, token: ctx.tokens.of(id) };
    if (claimed.has(id)) await mail.send(newsLetter(to, issue), tx);
  }
  return last.id;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Writes to everyone who is to hear of an item and has no letter about it. A letter and the note of it are
 * committed together, so a second run, or one beside this, goes on where the first got to.
 */
export async function writeToReaders(ctx: Context, itemId: string): Promise<void> {
  let after: string | null = beforeAll;
  while (after !== null) {
    const from: string = after;
    after = await ctx.services.db.transaction(async (tx) => {
      // Asked each time: the item may have been withdrawn since.
      const issue = await findIssue(tx, itemId);
      return issue ? writeBatch(ctx, tx, issue, from) : null;
    });
  }
}
