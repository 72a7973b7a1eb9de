/** A provider for tests that says what it is told to say, and remembers what it was asked. */
import type { ExternalProvider } from '../contract/provider.ts';
import {
  ForgedCallback,
  type Money,
  type Presentation,
  type ProviderAdapter,
  type ProviderPayment,
  type ProviderState,
  type RefundState,
} from './adapter.ts';

type Deed = 'create' | 'query' | 'capture' | 'close' | 'refund';

export interface ScriptedProvider extends ProviderAdapter {
  /** What was asked, oldest first. */
  readonly asked: { deed: Deed; reference: string }[];
  /** Sets the provider's word on a payment. */
  say(reference: string, word: ProviderState): void;
  /** Lets the buyer pay; the amount due, unless another is given. */
  pay(reference: string, amount?: Money): void;
  /** What refunds are answered with, until told otherwise. */
  refundWord: RefundState;
  /** Runs before a deed is done: to fail it, or to let something else happen meanwhile. */
  readonly before: Partial<Record<Deed, (payment: ProviderPayment) => Promise<void>>>;
  /** How many times a deed was asked for. */
  count(deed: Deed): number;
}

const presentations: Record<ExternalProvider, (payment: ProviderPayment) => Presentation> = {
  alipay: ({ reference }) => ({ kind: 'form', formStr: `<form id="${reference}"></form>` }),
  wechat: ({ reference }) => ({ kind: 'qr', codeUrl: `weixin://wxpay/${reference}` }),
  stripe: ({ reference }) => ({ kind: 'card', clientSecret: `secret_${reference}` }),
  paypal: ({ reference }) => ({ kind: 'approval', providerOrderId: `PP${reference}` }),
};

/** A provider that follows a script. Callbacks are JSON, and genuine when they carry `x-genuine: yes`. */
export function scriptedProvider(name: ExternalProvider): ScriptedProvider {
  const words = new Map<string, ProviderState>();
  const known = new Map<string, ProviderPayment>();
  const asked: ScriptedProvider['asked'] = [];
  const before: ScriptedProvider['before'] = {};

  async function doing(deed: Deed, payment: ProviderPayment): Promise<void> {
    asked.push({ deed, reference: payment.reference });
    await before[deed]?.(payment);
  }
  const wordOn = (reference: string): ProviderState => words.get(reference) ?? { state: 'unpaid' };
  const due = (reference: string): Money => {
    const payment = known.get(reference);
    if (!payment) throw new Error(`${name} does not know ${reference}`);
    return name === 'paypal'
      ? { currency: 'USD', minor: payment.usdAmount }
      : { currency: 'CNY', minor: payment.amount };
  };
  const paid = (reference: string, amount: Money = due(reference)): ProviderState => ({
    state: 'paid',
    transactionId: `T-${reference}`,
    amount,
    paidAt: new Date(),
  });

  return {
    name,
    asked,
    before,
    refundWord: { state: 'completed', refundId: 'R-1' },
    count: (deed) => asked.filter((one) => one.deed === deed).length,
    say: (reference, word) => void words.set(reference, word),
    pay: (reference, amount) => void words.set(reference, paid(reference, amount)),
    async create(payment) {
      await doing('create', payment);
      known.set(payment.reference, payment);
      const hasId = name === 'paypal' || name === 'stripe';
      return {
        providerId: hasId ? `id-${payment.reference}` : null,
        presentation: presentations[name](payment),
      };
    },
    async query(payment) {
      await doing('query', payment);
      return wordOn(payment.reference);
    },
    async capture(payment) {
      await doing('capture', payment);
      if (wordOn(payment.reference).state === 'approved')
        words.set(payment.reference, paid(payment.reference));
      return wordOn(payment.reference);
    },
    async close(payment) {
      await doing('close', payment);
      if (wordOn(payment.reference).state === 'unpaid') words.set(payment.reference, { state: 'closed' });
    },
    async refund(payment) {
      await doing('refund', payment);
      if (this.refundWord.state === 'completed') {
        words.set(payment.reference, { state: 'refunded', transactionId: `T-${payment.reference}` });
      }
      return this.refundWord;
    },
    async readCallback({ headers, rawBody }) {
      if (headers['x-genuine'] !== 'yes') throw new ForgedCallback('not signed');
      const { reference } = JSON.parse(rawBody.toString()) as { reference: string | null };
      return reference === null ? null : { reference, eventId: `E-${reference}`, event: 'payment' };
    },
    acknowledge: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: 'text/plain',
      body: accepted ? 'success' : 'fail',
    }),
  };
}
