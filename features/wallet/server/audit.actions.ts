/** The audit: checks the invariants of the ledger and names the faulty rows. */
import type { Database } from '@platform/server/database/database';
import { type Check, type Finding, findFaults, ledgerChecks } from './audit.store.ts';

export type { Check, Finding } from './audit.store.ts';
export { ledgerChecks } from './audit.store.ts';
export { balanceCheck } from './balance.store.ts';

/** Runs the checks on one snapshot of the database, so that the portal can keep running. */
export function audit(
  db: Pick<Database, 'transaction'>,
  checks: readonly Check[] = ledgerChecks,
): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      const findings: Finding[] = [];
      for (const check of checks) findings.push(await findFaults(tx, check));
      return findings;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
