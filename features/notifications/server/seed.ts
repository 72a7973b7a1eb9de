/** For the sample data of other features, whose events lie in the past. */
import type { Transaction } from '@platform/server/database/database';
import { and, eq, lt } from 'drizzle-orm';
import { notifications } from './tables.ts';

/** Marks a sample person's notifications as read that are older than `before`. */
export async function readSampleNotifications(tx: Transaction, member: string, before: Date): Promise<void> {
  const { memberId, occurredAt } = notifications;
  await tx
    .update(notifications)
    .set({ readAt: before, mail: null })
    .where(and(eq(memberId, member), lt(occurredAt, before)));
}
