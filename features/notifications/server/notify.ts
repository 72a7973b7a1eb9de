/** For all features: notifying members in the transaction that gives them a reason. */
import { afterCommit, type Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { notificationChannel } from '../contract/channels.ts';
import type { Kind } from '../contract/kinds.ts';
import { insertNotifications } from './notify.store.ts';

export { notificationsFrom } from './notify.store.ts';

/** Something that a member should know. */
export interface NotifiedEvent {
  to: string;
  kind: Kind;
  /** The title of the thing, as people wrote it. */
  subject: string;
  /** The address of the thing; bundles are made by it. */
  path: string;
  /** Whoever did it; members are not notified of what they did themselves. */
  actorId?: string | null | undefined;
  /** The part of the kind's sentence that says what happened, in the interface's words. */
  detail?: string;
  /** What somebody wrote about it. */
  quote?: string | null | undefined;
}

/** Tells the open pages of a member; call it after the commit. */
export function publishNotified({ live }: Pick<Services, 'live'>, member: string): void {
  live.send(notificationChannel, { member }, 'changed', {});
}

/** Notifies members, with one statement for all events; their open pages learn it after the commit. */
export async function notify(
  tx: Transaction,
  { clock, random, live }: Pick<Services, 'clock' | 'random' | 'live'>,
  ...events: readonly NotifiedEvent[]
): Promise<void> {
  if (events.length === 0) return;
  const at = clock.now();
  const rows = events.map(({ to, actorId, ...event }) => ({
    ...event,
    id: random.id(),
    member_id: to,
    actor_id: actorId,
    at,
  }));
  const notified = await insertNotifications(tx, JSON.stringify(rows));
  afterCommit(tx, () => {
    for (const { member_id } of notified) publishNotified({ live }, member_id);
  });
}
