/** Recharges as payables. */
import type { AmountDue, Payable } from '@features/payments/payable';
import { fen, usdCents } from '@platform/contract/money';
import type { Services } from '@platform/server/portal';
import { rechargeMethods } from '../contract/recharge.ts';
import type { Ledger } from './ledger.ts';
import { publishWalletChangeLater } from './live.actions.ts';
import { bookRecharge, unbookRecharge } from './recharge.booking.ts';
import { creditsAccount, payability, rechargeDescription } from './recharge.rules.ts';
import { findRecharge, lockRecharge, readRecharge, updateRecharge } from './recharge.store.ts';
import type { RechargeRow } from './tables.ts';

function dueOf(row: RechargeRow, now: Date): AmountDue {
  return {
    id: row.id,
    userId: row.userId,
    number: row.number,
    description: rechargeDescription(row),
    amount: fen(row.price),
    usdAmount: usdCents(row.usdPrice),
    expiresAt: row.expiresAt,
    status: row.status,
    paymentStatus: row.paymentStatus,
    open: payability(row, now),
  };
}

/** The recharges' side of payments. They cannot be paid from the balance. */
export function payableRecharges(services: Services, ledger: Ledger): Payable {
  const { clock } = services;
  return {
    kind: 'recharge',
    methods: [...rechargeMethods, 'stripe'],
    find: findRecharge,
    async load(db, id) {
      const row = await readRecharge(db, id);
      return row && dueOf(row, clock.now());
    },
    async lock(tx, id) {
      const row = await lockRecharge(tx, id);
      return row && dueOf(row, clock.now());
    },
    returnPath: (id) => `/wallet/recharges/${id}`,
    async settle(tx, id) {
      const row = await lockRecharge(tx, id);
      if (!row || !creditsAccount(row)) return 'refund';
      await bookRecharge(ledger, tx, row);
      await updateRecharge(tx, id, {
        status: 'completed',
        paymentStatus: 'completed',
        completedAt: clock.now(),
      });
      publishWalletChangeLater(services, tx, row.userId);
      return 'settled';
    },
    async updatePaymentStatus(tx, id, paymentStatus) {
      const row = await lockRecharge(tx, id);
      if (!row || row.paymentStatus === paymentStatus) return;
      // The provider has refunded it on its own: what is left of the credit is taken back.
      const isReversed = paymentStatus === 'refunded' && row.status === 'completed';
      if (isReversed) {
        await unbookRecharge(ledger, tx, row);
        publishWalletChangeLater(services, tx, row.userId);
      }
      await updateRecharge(tx, id, { paymentStatus, ...(isReversed ? { status: 'failed' as const } : {}) });
    },
  };
}
