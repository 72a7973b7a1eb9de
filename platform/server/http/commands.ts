/** Idempotent commands: an Idempotency-Key is stored in the command's own transaction (design, section 5). */
import { createHmac } from 'node:crypto';
import { genericErrors } from '@platform/contract/errors';
import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { idempotencyKeys } from '../database/tables.ts';
import { failure } from './failure.ts';

/** A call that carries an Idempotency-Key. */
export interface Command {
  /** The caller's id. */
  caller: string;
  key: string;
  /** A digest of the input: the same key with another input is refused. */
  fingerprint: string;
}

/** A keyed digest of a command's input; without the secret an input cannot be guessed from it. */
export function fingerprint(secret: string, endpointName: string, ...input: unknown[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([endpointName, ...input]))
    .digest('base64url');
}

const claimKey = statement<object>(
  'claim_command',
  `insert into idempotency_keys (caller, key, fingerprint, created_at) values ($1, $2, $3, $4)
   on conflict do nothing returning 1`,
);
const saveAnswer = statement(
  'save_answer',
  'update idempotency_keys set answer = $3::jsonb where caller = $1 and key = $2',
);

/**
 * Runs `work` in a transaction, once per command: a second run of the same command waits for the
 * first and gets its answer. Without a command it runs directly. Throws IDEMPOTENCY_KEY_REUSED when
 * the key was used for another input; nothing is stored of a failed run, so it can be retried.
 */
export function transactOnce<Answer>(
  { db, clock }: { db: Database; clock: Clock },
  command: Command | null,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    if (!command) return work(tx);
    const { caller, key } = command;
    const claimed = await claimKey(tx, caller, key, command.fingerprint, clock.now());
    if (claimed.length === 0) {
      const mine = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
      const [storedCommand] = await tx.select().from(idempotencyKeys).where(mine);
      if (storedCommand?.fingerprint !== command.fingerprint)
        throw failure(genericErrors.IDEMPOTENCY_KEY_REUSED);
      return storedCommand.answer as Answer;
    }
    const answer = await work(tx);
    await saveAnswer(tx, caller, key, JSON.stringify(answer) ?? null);
    return answer;
  });
}

/** Deletes keys older than `before`; clients do not retry that late. */
export async function deleteOldCommands(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
