/** The interface of payables: features register theirs here, so that payments depends on none of them. */
import type { Fen, UsdCents } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { PaymentStatus } from '../contract/lifecycle.ts';
import type { PaymentMethod } from '../contract/provider.ts';

/** An amount due; `closed` can't be paid any more. */
export interface AmountDue {
  id: string;
  userId: string;
  /** The order number. */
  number: string;
  /** Displayed to the payer by the provider. */
  description: string;
  amount: Fen;
  usdAmount: UsdCents;
  expiresAt: Date;
  /** The payable's own state. */
  status: string;
  paymentStatus: PaymentStatus;
  open: 'open' | 'paid' | 'closed';
}

/** A payment received in the exact amount. */
export interface Settlement {
  paymentId: string;
  method: PaymentMethod;
  transactionId: string;
  /** The part that came from the buyer's balance. */
  balancePart: Fen;
  paidAt: Date;
}

export interface Payable {
  readonly kind: string;
  /** The allowed methods; all by default. */
  readonly methods?: readonly PaymentMethod[];
  /** The id of the payable with this reference; null unless it is the user's. */
  find(db: Queryable, reference: string, userId: string): Promise<string | null>;
  load(db: Queryable, id: string): Promise<AmountDue | null>;
  /** As `load`, with the row locked: payments decides about a payable only while holding it. */
  lock(tx: Transaction, id: string): Promise<AmountDue | null>;
  /** The path to which the buyer returns from a provider's page; only the owner can see it. */
  returnPath(id: string): string;
  /** Settles the payable, or returns `refund`: already paid, or too late for the stock. */
  settle(tx: Transaction, id: string, settlement: Settlement): Promise<'settled' | 'refund'>;
  /** Records the status of all attempts together, after every change but `settle`. */
  updatePaymentStatus(tx: Transaction, id: string, status: PaymentStatus): Promise<void>;
}
