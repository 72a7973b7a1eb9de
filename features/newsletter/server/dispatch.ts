/** For the news: announcing an item to its subscribers, and withdrawing it. */
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import type { NewsKind } from '../contract/kind.ts';
import { insertIssue, withdrawIssue } from './issues.store.ts';
import { mailNews } from './jobs.ts';

export interface AnnouncedNews {
  id: string;
  title: string;
  summary: string;
  category: NewsKind;
  /** Its absolute address. */
  url: string;
}

/**
 * Sends an item to the current subscribers of its category, once, if the transaction commits. Announcing the same item again does
 * nothing.
 */
export async function announceNews(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  { id, category, title, summary, url }: AnnouncedNews,
): Promise<void> {
  const issue = { itemId: id, kind: category, title, summary, url, announcedAt: clock.now() };
  if (await insertIssue(tx, issue)) await jobs.send(mailNews, { item: id }, tx);
}

/** Stops the remaining deliveries of an item that was hidden or deleted. */
export async function withdrawNews(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  id: string,
): Promise<void> {
  await withdrawIssue(tx, id, clock.now());
}
