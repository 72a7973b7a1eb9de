/** The interface between a page and the payment panel, which is independent of orders. */
import type { PaymentMethod } from '../contract/provider.ts';

/** The payable; it exists on the server before a payment starts. */
export interface PayableOrder {
  orderId: string;
  orderNumber: string;
}

/** The billing details for the card provider (specification, section 7). */
export interface Billing {
  name: string;
  email: string;
  phone?: string | undefined;
  line1?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
}

export interface Payer {
  /** Whether the form is complete; shows its errors. */
  check(): boolean;
  /** Returns the payable, placing the order if needed; null after a displayed failure. */
  prepare(method: PaymentMethod): Promise<PayableOrder | null>;
  billing(): Billing;
  /** The message of a success; 支付成功！ by default. Null where the page says it, once what was bought has arrived. */
  paidMessage?: string | null | undefined;
  /** The payment is complete, or the provider is still processing it. */
  onDone(order: PayableOrder, paid: boolean): void;
  /** The order can't be paid any more. */
  onClosed(): void;
}
