/** The props of every provider's part of the panel. */
import type { Payer } from '../payer.ts';
import type { Paying } from '../usePaying.ts';

export interface ProviderProps {
  paying: Paying;
  payer: Payer;
  /** The provider's part of the amount, formatted. */
  amount: string;
  /** The balance's part of the amount, in yuan. */
  balance: number;
}
