/** The interfaces between the simulator and the simulated providers. */
import type { ProviderName } from '@features/payments/contract/provider';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SimulatorCredentials } from './credentials.ts';
import type { State } from './state.ts';

/** The dependencies of a simulated provider. */
export interface ProviderContext {
  credentials: SimulatorCredentials;
  state: State;
  /** Delivers the providers' callbacks. */
  callbacks: { send(provider: ProviderName, message: Message): void };
  clock: () => Date;
  /** The simulator's address for browsers and the merchant. */
  url: () => string;
  /** The merchant's callback address for providers that configure it in their dashboard. */
  webhookUrl: (provider: ProviderName) => string;
  /** Whether the simulated payer approves when the merchant asks for the status. */
  payerApproves: () => boolean;
}

/** An unsigned callback: event, address and payload. */
export interface Message {
  event: string;
  url: string;
  payload: string;
}

/** A signed callback. */
export interface SignedMessage {
  headers: Record<string, string>;
  body: string;
}

/** Ways in which a callback can be a forgery. */
export const forgeries = ['body', 'key', 'stale', 'future', 'addressee', 'test'] as const;
export type Forgery = (typeof forgeries)[number];

/** How a buyer pays; `minor` overrides the amount that is due, `pending` leaves the payment pending. */
export interface PaymentOrder {
  minor?: number | undefined;
  pending?: boolean | undefined;
}

export interface SimulatedProvider {
  readonly name: ProviderName;
  /** Seconds to wait after each refused delivery of a callback, as the provider documents them. */
  readonly retrySchedule: readonly number[];
  routes(app: FastifyInstance): void;
  /** The buyer pays, or approves where the merchant captures. Throws NotPayable. */
  pay(reference: string, order: PaymentOrder): void;
  /** The buyer's attempt to pay fails. */
  decline(reference: string): void;
  /** Pending money arrives. */
  settle(reference: string): void;
  /** The message of a successful payment, whether it was paid or not. */
  paidMessage(reference: string): Message;
  /** Signs a message, or forges it. Throws RangeError for a forgery that the protocol does not allow. */
  sign(payload: string, forgery?: Forgery): SignedMessage;
  /** Whether the merchant's answer accepts the callback. */
  accepted(status: number, body: string): boolean;
}

/** The payment is unknown to the provider, or closed, or paid already. */
export class NotPayable extends Error {
  override readonly name = 'NotPayable';
  /** The buyer's return address, if the merchant is known. */
  readonly returnUrl: string | undefined;
  constructor(message: string, returnUrl?: string) {
    super(message);
    this.returnUrl = returnUrl;
  }
}

/** A request's body exactly as it arrived. */
export function bodyText(request: FastifyRequest): string {
  return Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
}
