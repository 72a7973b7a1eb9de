/** The log of staff actions: every decision about the data of others, with its reason. */
import type { Transaction } from '../database/database.ts';
import { staffActions } from '../database/tables.ts';

export interface StaffAction {
  actorId: string;
  /** A verb, with its object if the subject does not imply it: `hide`, `reveal_id_number`. */
  action: string;
  subject: { kind: string; id: string };
  reason?: string | null;
  /** Further details, without personal data. */
  details?: Readonly<Record<string, unknown>>;
  at: Date;
}

/** Adds an action to the log, in the transaction of the action. */
export async function recordStaffAction(tx: Transaction, { subject, ...action }: StaffAction): Promise<void> {
  await tx.insert(staffActions).values({ ...action, subjectKind: subject.kind, subjectId: subject.id });
}
