/** What every provider's part of the panel is given. */
import type { Payer } from '../payer.ts';
import type { Paying } from '../usePaying.ts';

export interface ProviderProps {
  paying: Paying;
  payer: Payer;
  /** What is due, ready to be shown. */
  amount: string;
}
