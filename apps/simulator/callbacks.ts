/** Delivers the providers' callbacks to the merchant, with retries until they are accepted. */
import { randomUUID } from 'node:crypto';
import type { ProviderName } from '@features/payments/contract/provider';
import type { Forgery, Message, SimulatedProvider } from './provider.ts';
import type { Collection, State } from './state.ts';

/** A pending callback; each attempt has a new signature. */
export interface Delivery extends Message {
  id: string;
  provider: ProviderName;
  attempts: number;
  /** Epoch milliseconds of the next attempt; null while held back. */
  dueAt: number | null;
}

/** How a provider's callbacks are delivered; set by control calls. */
interface CallbackPolicy {
  mode: 'deliver' | 'drop' | 'hold';
  /** How often each callback is sent. */
  copies: number;
  delayMs: number;
}

const normalPolicy: CallbackPolicy = { mode: 'deliver', copies: 1, delayMs: 0 };
const answerTimeoutMs = 10_000;

interface CallbackSenderOptions {
  state: State;
  provider: (name: ProviderName) => SimulatedProvider;
  /** Multiplies the providers' waiting times; small in tests. */
  retryScale: number;
}

export class CallbackSender {
  readonly #options: CallbackSenderOptions;
  readonly #deliveries: Collection<Delivery>;
  readonly #policies = new Map<ProviderName, CallbackPolicy>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #closing = new AbortController();

  constructor(options: CallbackSenderOptions) {
    this.#options = options;
    this.#deliveries = options.state.collection<Delivery>('deliveries');
  }

  /** Schedules the undelivered callbacks of an earlier run. */
  resume(): void {
    for (const delivery of this.#deliveries.all()) this.#schedule(delivery);
  }

  setPolicy(provider: ProviderName, policy: CallbackPolicy): void {
    this.#policies.set(provider, policy);
  }

  /** Sends a callback as the provider's policy says. */
  send(provider: ProviderName, message: Message): void {
    const policy = this.#policies.get(provider) ?? normalPolicy;
    if (policy.mode === 'drop') return;
    for (let copy = 0; copy < policy.copies; copy++) {
      const dueAt = policy.mode === 'hold' ? null : Date.now() + policy.delayMs;
      const delivery = { id: randomUUID(), provider, ...message, attempts: 0, dueAt };
      this.#schedule(this.#deliveries.put(delivery.id, delivery));
    }
  }

  /** Sends a forged callback once; returns the merchant's status. */
  async forge(provider: ProviderName, message: Message, forgery: Forgery): Promise<number> {
    const signed = this.#options.provider(provider).sign(message.payload, forgery);
    const answer = await fetch(message.url, { method: 'POST', ...signed, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Delivers the held callbacks one after another, newest first if `reversed`. */
  async release(provider: ProviderName, reversed: boolean): Promise<void> {
    const heldDeliveries = this.waiting(provider).filter((delivery) => delivery.dueAt === null);
    for (const delivery of reversed ? heldDeliveries.reverse() : heldDeliveries)
      await this.#attempt(delivery);
  }

  /** The callbacks that the merchant has not accepted yet. */
  waiting(provider?: ProviderName): Delivery[] {
    return this.#deliveries.all().filter((delivery) => !provider || delivery.provider === provider);
  }

  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #schedule(delivery: Delivery): void {
    if (delivery.dueAt === null || this.#closing.signal.aborted) return;
    const wait = Math.max(0, delivery.dueAt - Date.now());
    this.#timers.set(
      delivery.id,
      setTimeout(() => {
        this.#timers.delete(delivery.id);
        void this.#attempt(delivery);
      }, wait),
    );
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const provider = this.#options.provider(delivery.provider);
    const isAccepted = await this.#deliver(provider, delivery);
    if (this.#closing.signal.aborted) return;
    const wait = provider.retrySchedule[delivery.attempts];
    if (isAccepted || wait === undefined) return this.#deliveries.remove(delivery.id);
    const dueAt = Date.now() + wait * 1000 * this.#options.retryScale;
    const next = { ...delivery, attempts: delivery.attempts + 1, dueAt };
    this.#schedule(this.#deliveries.put(next.id, next));
  }

  async #deliver(provider: SimulatedProvider, delivery: Delivery): Promise<boolean> {
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(answerTimeoutMs)]);
      const signed = provider.sign(delivery.payload);
      const answer = await fetch(delivery.url, { method: 'POST', ...signed, redirect: 'manual', signal });
      return provider.accepted(answer.status, await answer.text());
    } catch {
      return false;
    }
  }
}
