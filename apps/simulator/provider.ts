/** What the simulator's core and each simulated provider know of each other. */
import type { ProviderName } from '@features/payments/contract/provider';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SimulatorCredentials } from './credentials.ts';
import type { State } from './state.ts';

/** What every simulated provider is given. */
export interface ProviderContext {
  credentials: SimulatorCredentials;
  state: State;
  /** Where providers put their callbacks. */
  postman: { send(provider: ProviderName, message: Message): void };
  clock: () => Date;
  /** The address under which browsers and the merchant reach the simulator. */
  url: () => string;
  /** The merchant's callback address for providers that keep it in their dashboard. */
  webhookUrl: (provider: ProviderName) => string;
  /** Whether the simulated payer approves when the merchant asks for the status. */
  payerApproves: () => boolean;
}

/** A callback before it is signed: what happened, where to, and what it says. */
export interface Message {
  event: string;
  url: string;
  payload: string;
}

/** A message as it goes over the wire. */
export interface SignedMessage {
  headers: Record<string, string>;
  body: string;
}

/** Ways in which a callback can be a forgery. */
export const forgeries = ['body', 'key', 'stale', 'future', 'addressee', 'test'] as const;
export type Forgery = (typeof forgeries)[number];

/** How a buyer pays; `minor` overrides the amount that is due, `pending` leaves the money on its way. */
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
  /** The message that says that the payment was made, whether it was or not. */
  paidMessage(reference: string): Message;
  /** Signs a message now, or makes it a forgery. Throws RangeError for a forgery the protocol has no room for. */
  sign(payload: string, forgery?: Forgery): SignedMessage;
  /** Whether the merchant's answer counts as having taken the callback. */
  accepted(status: number, body: string): boolean;
}

/** The payment is unknown to the provider, or closed, or paid already. */
export class NotPayable extends Error {
  override readonly name = 'NotPayable';
  /** Where the buyer can go back to, if the merchant is known. */
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
