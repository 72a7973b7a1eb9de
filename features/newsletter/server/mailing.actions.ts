/** Mailing a news item to its subscribers, in batches. */
import type { Transaction } from '@platform/server/database/database';
import type { Context } from './context.ts';
import { newsEmail } from './emails.ts';
import { claimDeliveries, findIssue, type Issue, nextSubscribers } from './issues.store.ts';
import { batchSize } from './rules.ts';

/** Mails the next batch; returns the id of its last subscriber, or null at the end. */
async function mailBatch(ctx: Context, tx: Transaction, issue: Issue, after: string): Promise<string | null> {
  const { clock, mail, publicUrl } = ctx.services;
  const subscribers = await nextSubscribers(tx, issue, after, batchSize);
  const last = subscribers.at(-1);
  if (!last) return null;
  const claimed = await claimDeliveries(tx, issue.itemId, subscribers, clock.now());
  for (const { id, email, script } of subscribers) {
    const to = { publicUrl, email, script, token: ctx.tokens.tokenOf(id) };
    if (claimed.has(id)) await mail.send(newsEmail(to, issue), tx);
  }
  return last.id;
}

const smallestId = '00000000-0000-0000-0000-000000000000';

/**
 * Mails an item to all its subscribers without a delivery. An email and its delivery are committed
 * together, so a repeated or concurrent run continues where the first stopped.
 */
export async function mailSubscribers(ctx: Context, itemId: string): Promise<void> {
  let after: string | null = smallestId;
  while (after !== null) {
    const from: string = after;
    after = await ctx.services.db.transaction(async (tx) => {
      // Read for each batch: the item may have been withdrawn.
      const issue = await findIssue(tx, itemId);
      return issue ? mailBatch(ctx, tx, issue, from) : null;
    });
  }
}
