/** Wires the wallet: recharges as payables, the balance as a payment method, endpoints and job. */
import type { Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import { balanceSource } from './balance.source.ts';
import type { Context } from './context.ts';
import { statementExport } from './export.ts';
import { handleJobs } from './jobs.ts';
import type { Ledger } from './ledger.ts';
import { openChannel } from './live.actions.ts';
import { payableRecharges } from './payable.ts';
import { walletRoutes } from './routes.ts';
import { portalLedger } from './welcome.ts';

/** Mounts the wallet and returns its ledger. */
export function wallet(portal: Portal, { payments }: { payments: Payments }): Ledger {
  const ledger = portalLedger(portal);
  payments.registerBalance(balanceSource(portal, ledger));
  const rechargePayments = payments.registerPayable(payableRecharges(portal, ledger));
  const ctx: Context = { portal, ledger, payments, rechargePayments };
  walletRoutes(ctx);
  statementExport.mount(portal);
  handleJobs(ctx);
  openChannel(portal);
  return ledger;
}
