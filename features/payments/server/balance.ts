/** The buyer's balance as money to pay with: the wallet registers it here, so that payments needs to know no wallet. */
import type { Fen } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { ProviderAdapter } from './adapter.ts';

/** What of a payment the balance pays; the reference is the payment's own. */
export interface BalancePart {
  userId: string;
  reference: string;
  /** In fen. */
  amount: number;
  /** What the buyer reads in the statement. */
  description: string;
}

export interface BalanceSource {
  /** The provider of payments that the balance pays whole: it has nothing to bring itself. */
  readonly adapter: ProviderAdapter;
  /** What a buyer can pay with. */
  available(db: Queryable, userId: string): Promise<Fen>;
  /** Sets it aside. Throws INSUFFICIENT_BALANCE. */
  hold(tx: Transaction, part: BalancePart): Promise<void>;
  /** Takes it: what was set aside, or, if that was given up in the meantime, what is there now; false if that is not enough. */
  take(tx: Transaction, part: BalancePart): Promise<boolean>;
  /** Gives back what was set aside or taken; nothing the second time. */
  restore(tx: Transaction, part: BalancePart): Promise<void>;
}
