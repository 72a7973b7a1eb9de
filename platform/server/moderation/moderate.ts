/** Moderation of entries: the flags are set and what was done is logged, in one transaction. */
import type { ErrorEntry } from '@platform/contract/errors';
import { type Moderation, type ModerationFlag, moderationFlags } from '@platform/contract/moderation';
import type { Transaction } from '../database/database.ts';
import { failure } from '../http/failure.ts';
import type { Caller, Services } from '../portal.ts';
import { recordStaffAction } from './staffActions.ts';

/** What the log says when a flag is set, and when it is cleared. */
const verbs: Readonly<Record<ModerationFlag, readonly [string, string]>> = {
  hidden: ['hide', 'show'],
  featured: ['feature', 'unfeature'],
  approved: ['approve', 'unapprove'],
};

type Flags = Partial<Record<ModerationFlag, boolean>>;

interface Moderated<Row extends Flags, Answer> {
  /** Names the entries in the log: `news`. */
  kind: string;
  notFound: ErrorEntry;
  /** Locks an entry until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Row | null>;
  /** Stores the flags of a locked entry; `reason` is what the staff have given. */
  save(tx: Transaction, row: Row, flags: Flags, reason: string | null): Promise<Answer>;
}

/** Hides or shows an entry, features and approves it or not; only what changes is logged. Throws the feature's `notFound`. */
export function moderate<Row extends Flags, Answer>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { kind, notFound, lock, save }: Moderated<Row, Answer>,
  caller: Caller,
  id: string,
  { reason, ...requested }: Moderation,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, id);
    if (!row) throw failure(notFound);
    const flags: Flags = {};
    for (const flag of moderationFlags) {
      const value = requested[flag];
      if (value === undefined) continue;
      flags[flag] = value;
      if (value === row[flag]) continue;
      const action = verbs[flag][value ? 0 : 1];
      await recordStaffAction(tx, {
        actorId: caller.id,
        action,
        subject: { kind, id },
        reason: reason ?? null,
        at: clock.now(),
      });
    }
    return save(tx, row, flags, reason ?? null);
  });
}
