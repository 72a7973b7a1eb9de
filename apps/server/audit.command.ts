/** `npm run audit`: proves that all value is accounted for, or reports faults. */
import type { Writable } from 'node:stream';
import { packetChecks } from '@features/redpackets/audit';
import { salesChecks } from '@features/sales/audit';
import { audit, balanceCheck, type Check, ledgerChecks } from '@features/wallet/audit';
import type { Database } from '@platform/server/database/database';

/** The checks of the ledger and of the features that own accounts on it. */
export const checks: readonly Check[] = [...ledgerChecks, balanceCheck, ...packetChecks, ...salesChecks];

const formatCount = (count: number) => count.toLocaleString('en');

/** Runs the command; returns the exit code. */
export async function runAudit(
  { db }: { db: Pick<Database, 'transaction'> },
  output: Pick<Writable, 'write'>,
  selected: readonly Check[] = checks,
): Promise<number> {
  const findings = await audit(db, selected);
  for (const { invariant, rowCount, faultCount, faults } of findings) {
    const outcome = faultCount === 0 ? 'proved' : 'FAULTY';
    output.write(
      `${outcome}: ${invariant} (${formatCount(rowCount)} looked at, ${formatCount(faultCount)} faulty)\n`,
    );
    for (const fault of faults) output.write(`  ${fault}\n`);
    if (faultCount > faults.length) output.write(`  and ${formatCount(faultCount - faults.length)} more\n`);
  }
  return findings.every(({ faultCount }) => faultCount === 0) ? 0 : 1;
}
