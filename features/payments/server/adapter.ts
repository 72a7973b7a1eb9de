/** What every payment provider can do, in words that no provider owns. */
import type { Fen, UsdCents } from '@platform/contract/money';
import type { ProviderName } from '../contract/provider.ts';

/** A payment as the provider needs to know it. */
export interface ProviderPayment {
  /** Our reference at the provider: 6 to 32 letters and digits, unique per payment (out_trade_no, custom_id, metadata.reference). */
  reference: string;
  /** The provider's own id once it is known: PayPal order, Stripe intent; null before `create` and for WeChat and Alipay. */
  providerId: string | null;
  /** What is due from the provider, in fen: what the buyer's balance pays is not in it. */
  amount: Fen;
  /** What is due at PayPal, in US cents, fixed when the order was placed. */
  usdAmount: UsdCents;
  description: string;
  /** After this instant the payment should not be accepted any more. */
  expiresAt: Date;
  /** Where the buyer's browser comes back to after paying elsewhere (Alipay). It proves nothing. */
  returnUrl?: string;
}

/** What the buyer's browser needs in order to pay. */
export type Presentation =
  | { kind: 'qr'; codeUrl: string }
  | { kind: 'form'; formStr: string }
  | { kind: 'card'; clientSecret: string }
  | { kind: 'approval'; providerOrderId: string }
  | { kind: 'nothing' };

/** An amount in the minor unit of its currency. */
export interface Money {
  currency: 'CNY' | 'USD';
  minor: number;
}

/** A payment's status at the provider; it is `paid` only when the money has arrived. */
export type ProviderStatus =
  | { state: 'unpaid' }
  | { state: 'approved' }
  | { state: 'processing' }
  | { state: 'paid'; transactionId: string; amount: Money; paidAt: Date }
  | { state: 'failed'; reason: string }
  | { state: 'closed' }
  | { state: 'refunded'; transactionId: string };

/** A refund's status at the provider. */
export type RefundStatus =
  | { state: 'completed' | 'processing'; refundId: string }
  | { state: 'failed'; reason: string };

/** A provider's callback as it arrived: the raw bytes matter for signatures. */
export interface RawCallback {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

/** A callback that proved genuine. It only names the payment: the state is then asked for with `query`. */
export interface Callback {
  reference: string;
  /** Unique per event at the provider, for the log. */
  eventId: string;
  event: string;
}

/** What the provider wants to hear in reply to a callback. */
export interface Acknowledgement {
  status: number;
  contentType: string;
  body: string;
}

export interface ProviderAdapter {
  readonly name: ProviderName;
  /** Opens the payment at the provider. Idempotent per reference. */
  create(payment: ProviderPayment): Promise<{ providerId: string | null; presentation: Presentation }>;
  /** Asks the provider what became of the payment. */
  query(payment: ProviderPayment): Promise<ProviderStatus>;
  /** Takes the money of an approved payment (PayPal); the others answer as `query` does. Idempotent. */
  capture(payment: ProviderPayment): Promise<ProviderStatus>;
  /** Makes sure that the payment can no longer be made. A payment already paid stays paid: query afterwards. */
  close(payment: ProviderPayment): Promise<void>;
  /** Gives back all that was paid. `refundReference` (6 to 32 letters and digits) makes it idempotent. */
  refund(payment: ProviderPayment, refundReference: string): Promise<RefundStatus>;
  /** Verifies a callback. Returns null for a genuine event that concerns no payment; throws ForgedCallback. */
  readCallback(callback: RawCallback): Promise<Callback | null>;
  acknowledge(accepted: boolean): Acknowledgement;
}

/** A callback whose signature, age or addressee is wrong. */
export class ForgedCallback extends Error {
  override readonly name = 'ForgedCallback';
}

/** The provider could not be reached or answered nonsense; trying again later may help. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider understood and refused, for example an amount below its minimum. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}
