/** The audit: proves that what stands on the ledger adds up, or names what doesn't. */
import type { Database } from '@platform/server/database/database';
import { type Check, type Finding, findFaults, ledgerChecks } from './audit.store.ts';

export type { Check, Finding } from './audit.store.ts';
export { ledgerChecks } from './audit.store.ts';
export { balanceCheck } from './balance.store.ts';

/** Carries checks out, all of them on the same instant's rows, so that a portal may go on working meanwhile. */
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
