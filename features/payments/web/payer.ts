/** What a buyer's page gives to the payment panel: the panel knows no orders. */
import type { PaymentMethod } from '../contract/provider.ts';

/** What is to be paid: it exists on the server before any payment starts. */
export interface PayableOrder {
  orderId: string;
  orderNumber: string;
}

/** Who pays, for the card provider (specification, section 7). */
export interface Billing {
  name: string;
  email: string;
  phone?: string | undefined;
  line1?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
}

export interface Payer {
  /** Whether the buyer's entries are complete; tells the buyer what isn't. */
  check(): boolean;
  /** Gives what is to be paid, placing the order if need be; null when that failed and the buyer has been told. */
  prepare(method: PaymentMethod): Promise<PayableOrder | null>;
  billing(): Billing;
  /** Said when the money is there; 支付成功！ where the page has no words of its own. */
  paidMessage?: string | undefined;
  /** The server says that the money is there, or that the provider is still at it. */
  onDone(order: PayableOrder, paid: boolean): void;
  /** The order can't be paid any more. */
  onClosed(): void;
}
