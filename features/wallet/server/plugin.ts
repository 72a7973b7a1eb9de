/** Wires the wallet. */
import type { Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import { balanceSource } from './balance.source.ts';
import { type Ledger, openLedger } from './ledger.ts';

/** What a new member is given in demo mode (specification, section 9, red packets: start balance). */
const demoWelcome = 1000;

/** Mounts the wallet; gives its ledger to those whose business moves value. */
export function wallet(portal: Portal, { payments }: { payments: Payments }): Ledger {
  const ledger = openLedger(portal, { welcome: portal.env.PORTAL_MODE === 'demo' ? demoWelcome : 0 });
  payments.registerBalance(balanceSource(portal, ledger));
  return ledger;
}
