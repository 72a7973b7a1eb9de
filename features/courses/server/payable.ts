/** Purchases of courses as payables. The payment settles them; the enrolment follows in a transaction of its own. */
import type { AmountDue, Payable } from '@features/payments/payable';
import { fen, usdCents } from '@platform/contract/money';
import { after, minute } from '@platform/server/clock';
import { afterCommit, type Transaction } from '@platform/server/database/database';
import type { Portal } from '@platform/server/portal';
import { purchaseLifecycle } from '../contract/lifecycle.ts';
import { coursePurchasePath } from '../contract/path.ts';
import { endPurchase, record } from './purchase.actions.ts';
import {
  findPurchase,
  lockOpenPurchase,
  lockPurchase,
  type PurchaseRow,
  readPurchase,
  updatePurchase,
} from './purchase.store.ts';
import { payability } from './rules.ts';

function dueOf(row: PurchaseRow, now: Date): AmountDue {
  const { id, userId, number, status, paymentStatus, expiresAt } = row;
  return {
    ...{ id, userId, number, status, paymentStatus, expiresAt },
    description: `中轴课程 ${row.courseTitle}`,
    amount: fen(row.price),
    usdAmount: usdCents(row.usdPrice),
    open: payability(row, now),
  };
}

/** Marks a purchase as paid; a second payment for the same course goes back. */
async function settle(
  portal: Portal,
  tx: Transaction,
  id: string,
  enrolLater: (id: string) => void,
): Promise<'settled' | 'refund'> {
  const row = await lockPurchase(tx, id);
  if (!row || !purchaseLifecycle.canMove('pay', row.status)) return 'refund';
  const open = await lockOpenPurchase(tx, row.userId, row.courseId);
  if (open && open.id !== id) {
    await record({ portal }, tx, id, 'late_refund');
    return 'refund';
  }
  const now = portal.clock.now();
  await updatePurchase(tx, id, {
    ...{ status: 'paid', paymentStatus: 'completed', paidAt: now },
    // The job takes over if this instance ends before the enrolment.
    nextAt: after(now, minute),
  });
  await record({ portal }, tx, id, 'paid');
  afterCommit(tx, () => enrolLater(id));
  return 'settled';
}

/** The payable of purchases, registered with payments. */
export function payablePurchases(portal: Portal, enrolLater: (id: string) => void): Payable {
  const { clock } = portal;
  return {
    kind: 'course',
    find: findPurchase,
    async load(db, id) {
      const row = await readPurchase(db, id);
      return row && dueOf(row, clock.now());
    },
    async lock(tx, id) {
      const row = await lockPurchase(tx, id);
      return row && dueOf(row, clock.now());
    },
    returnPath: coursePurchasePath,
    settle: (tx, id) => settle(portal, tx, id, enrolLater),
    async updatePaymentStatus(tx, id, paymentStatus) {
      const row = await lockPurchase(tx, id);
      if (!row || row.paymentStatus === paymentStatus) return;
      await updatePurchase(tx, id, { paymentStatus });
      // The provider has refunded it on its own.
      if (paymentStatus === 'refunded' && purchaseLifecycle.canMove('refund', row.status))
        await endPurchase({ portal }, tx, row, 'refunded', null);
    },
  };
}
