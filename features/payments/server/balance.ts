/** The buyer's balance as a means of payment: the wallet registers it, so that payments does not depend on the wallet. */
import type { Fen } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { ProviderAdapter } from './adapter.ts';

/** The balance's part of a payment; the reference is the payment's. */
export interface BalancePart {
  userId: string;
  reference: string;
  /** In fen. */
  amount: number;
  /** The entry in the buyer's statement. */
  description: string;
}

export interface BalanceSource {
  /** The provider of payments that the balance pays whole. */
  readonly adapter: ProviderAdapter;
  /** The amount that a buyer can spend. */
  available(db: Queryable, userId: string): Promise<Fen>;
  /** Holds the part. Throws INSUFFICIENT_BALANCE. */
  hold(tx: Transaction, part: BalancePart): Promise<void>;
  /** Takes the held part, or after its release the current balance; false if that is too small. */
  take(tx: Transaction, part: BalancePart): Promise<boolean>;
  /** Releases or returns the part. Idempotent. */
  restore(tx: Transaction, part: BalancePart): Promise<void>;
  /** Returns an amount of the taken part; `refundReference` names the refund. */
  returnSome(tx: Transaction, part: BalancePart, refundReference: string): Promise<void>;
}
