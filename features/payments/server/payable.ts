/** What can be paid: a feature registers its payables here, so that payments depends on none of them. */
import type { Fen, UsdCents } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { PaymentStatus } from '../contract/lifecycle.ts';
import type { PaymentMethod } from '../contract/provider.ts';

/** What is due, and whether it still is: `closed` means that nobody should pay it any more. */
export interface Due {
  id: string;
  userId: string;
  /** What people call it: the order number. */
  number: string;
  /** What the payer reads at the provider. */
  description: string;
  amount: Fen;
  usdAmount: UsdCents;
  expiresAt: Date;
  /** The payable's own state, in its own words. */
  status: string;
  paymentStatus: PaymentStatus;
  open: 'open' | 'paid' | 'closed';
}

/** Money that has arrived, in the right amount. */
export interface Settlement {
  paymentId: string;
  method: PaymentMethod;
  transactionId: string;
  paidAt: Date;
}

export interface Payable {
  readonly kind: string;
  /** The methods it can be paid by; all of them by default. */
  readonly methods?: readonly PaymentMethod[];
  /** The id of what a visitor means by a reference; null unless it is his. */
  find(db: Queryable, reference: string, userId: string): Promise<string | null>;
  load(db: Queryable, id: string): Promise<Due | null>;
  /** As `load`, with the row locked: payments decides about a payable only while holding it. */
  lock(tx: Transaction, id: string): Promise<Due | null>;
  /** Where on this site the buyer comes back to from a provider's page; it names the payable, and shows it to its owner only. */
  returnPath(id: string): string;
  /** Takes the money, or says that it must go back: paid already, or too late for the stock. */
  settle(tx: Transaction, id: string, settlement: Settlement): Promise<'settled' | 'refund'>;
  /** Records the status of all attempts together, after every change that `settle` didn't make. */
  updatePaymentStatus(tx: Transaction, id: string, status: PaymentStatus): Promise<void>;
}
