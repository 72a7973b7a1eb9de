/** The props of every provider's part of the panel. */
import type { Payer } from '../payer.ts';
import type { PaymentFlow } from '../usePaymentFlow.ts';

export interface ProviderProps {
  flow: PaymentFlow;
  payer: Payer;
  /** The provider's part of the amount, formatted. */
  amount: string;
  /** The whole amount due, in yuan; the server decides on its own. */
  due: number;
  /** The balance's part of the amount, in yuan. */
  balance: number;
}
