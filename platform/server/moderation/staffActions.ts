/** The log of what staff did: every decision over what belongs to others, with its reason. */
import type { Transaction } from '../database/database.ts';
import { staffActions } from '../database/tables.ts';

export interface StaffAction {
  actorId: string;
  /** A verb, with its object where the subject alone does not tell it: `hide`, `reveal_id_number`. */
  action: string;
  subject: { kind: string; id: string };
  reason?: string | null;
  /** What else is worth keeping, without personal data. */
  details?: Readonly<Record<string, unknown>>;
  at: Date;
}

/** Adds an action to the log, in the transaction that carries it out. */
export async function recordStaffAction(tx: Transaction, { subject, ...action }: StaffAction): Promise<void> {
  await tx.insert(staffActions).values({ ...action, subjectKind: subject.kind, subjectId: subject.id });
}
