/** What every provider's part of the panel is given. */
import type { Payer } from '../payer.ts';
import type { Paying } from '../usePaying.ts';

export interface ProviderProps {
  paying: Paying;
  payer: Payer;
  /** What the provider is to bring, ready to be shown. */
  amount: string;
  /** What the buyer's balance pays beside it, in yuan. */
  balance: number;
}
