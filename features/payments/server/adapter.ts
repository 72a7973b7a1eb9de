/** The interface of all payment providers. */
import type { Fen, UsdCents } from '@platform/contract/money';
import type { ProviderName } from '../contract/provider.ts';

/** The fields of a payment that adapters use. */
export interface ProviderPayment {
  /** Our reference at the provider: 6 to 32 letters and digits, unique per payment (out_trade_no, custom_id, metadata.reference). */
  reference: string;
  /** The provider's own id once it is known: PayPal order, Stripe intent; null before `create` and for WeChat and Alipay. */
  providerId: string | null;
  /** The provider's part of the amount, in fen, without the balance's part. */
  amount: Fen;
  /** The provider's part at PayPal, in US cents, fixed when the order was placed. */
  usdAmount: UsdCents;
  description: string;
  /** After this instant the payment should not be accepted any more. */
  expiresAt: Date;
  /** The return address from the provider's page (Alipay); returning proves no payment. */
  returnUrl?: string;
}

/** The data that the buyer's browser needs to pay. */
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

/** A card that the provider declined; the payment stays open for another one. */
export interface Decline {
  /** In Chinese. */
  reason: string;
  /** When it was declined, which tells one decline from the next. */
  at: Date;
}

/** A payment's status at the provider; it is `paid` only when the money has arrived. */
export type ProviderStatus =
  | { state: 'unpaid'; declined?: Decline }
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

/** Whether a reference is one of our payments'. Throws TooManyCallbacks beyond the limit of questions to the provider. */
export type IsOurs = (reference: string) => Promise<boolean>;

/** A verified callback. It only names the payment, whose state `query` then reads. */
export interface Callback {
  reference: string;
  /** Unique per event at the provider, for the log. */
  eventId: string;
  event: string;
}

/** The reply to a callback. */
export interface Acknowledgement {
  status: number;
  contentType: string;
  body: string;
}

export interface ProviderAdapter {
  readonly name: ProviderName;
  /** Opens the payment at the provider. Idempotent per reference. */
  create(payment: ProviderPayment): Promise<{ providerId: string | null; presentation: Presentation }>;
  /** Reads the payment's status. */
  query(payment: ProviderPayment): Promise<ProviderStatus>;
  /** Takes the money of an approved payment (PayPal); the others answer as `query` does. Idempotent. */
  capture(payment: ProviderPayment): Promise<ProviderStatus>;
  /** Closes an unpaid payment. A paid one stays paid: query afterwards. */
  close(payment: ProviderPayment): Promise<void>;
  /**
   * Refunds an amount in the minor unit of the paid currency; the whole payment without one. `refundReference` (6 to 32
   * letters and digits) makes it idempotent.
   */
  refund(payment: ProviderPayment, refundReference: string, amount?: number): Promise<RefundStatus>;
  /**
   * Verifies a callback. Returns null for an event that concerns no payment; throws ForgedCallback. An adapter that has
   * to ask its provider (PayPal) asks only when `isOurs` is true of the payment that the callback names.
   */
  readCallback(callback: RawCallback, isOurs: IsOurs): Promise<Callback | null>;
  acknowledge(accepted: boolean): Acknowledgement;
}

/** A callback with a wrong signature, age or addressee. */
export class ForgedCallback extends Error {
  override readonly name = 'ForgedCallback';
}

/** More callbacks to verify at the provider than are asked about; the provider sends them again. */
export class TooManyCallbacks extends Error {
  override readonly name = 'TooManyCallbacks';
}

/** The provider could not be reached or gave an invalid answer; a later try may succeed. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider understood and refused, for example an amount below its minimum. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}
