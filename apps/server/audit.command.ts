/** `npm run audit`: proves that all value is accounted for, or reports faults. */
import type { Writable } from 'node:stream';
import { packetChecks } from '@features/redpackets/audit';
import { audit, balanceCheck, type Check, ledgerChecks } from '@features/wallet/audit';
import type { Database } from '@platform/server/database/database';

/** The checks of the ledger and of the features that own accounts on it. */
export const checks: readonly Check[] = [...ledgerChecks, balanceCheck, ...packetChecks];

const formatCount = (count: number) => count.toLocaleString('en');

/** Runs the command; returns the exit code. */
export async function runAudit(
  { db }: { db: Pick<Database, 'transaction'> },
  output: Pick<Writable, 'write'>,
  selected: readonly Check[] = checks,
): Promise<number> {
  const findings = await audit(db, selected);
  for (const { proves, looked, faulty, faults } of findings) {
    const outcome = faulty === 0 ? 'proved' : 'FAULTY';
    output.write(`${outcome}: ${proves} (${formatCount(looked)} looked at, ${formatCount(faulty)} faulty)\n`);
    for (const fault of faults) output.write(`  ${fault}\n`);
    if (faulty > faults.length) output.write(`  and ${formatCount(faulty - faults.length)} more\n`);
  }
  return findings.every(({ faulty }) => faulty === 0) ? 0 : 1;
}
