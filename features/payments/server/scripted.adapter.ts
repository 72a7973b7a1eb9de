/** A provider for tests: returns scripted answers, and records its calls. */
import type { ExternalProvider } from '../contract/provider.ts';
import {
  ForgedCallback,
  type Money,
  type Presentation,
  type ProviderAdapter,
  type ProviderPayment,
  type ProviderStatus,
  type RefundStatus,
} from './adapter.ts';

type Operation = 'create' | 'query' | 'capture' | 'close' | 'refund';

export interface ScriptedProvider extends ProviderAdapter {
  /** All calls, oldest first. */
  readonly calls: { operation: Operation; reference: string }[];
  /** Sets a payment's status at the provider. */
  setStatus(reference: string, status: ProviderStatus): void;
  /** Lets the buyer pay; the amount due, unless another is given. */
  pay(reference: string, amount?: Money): void;
  /** The refunds of each payment: their amounts by their numbers. */
  readonly refunds: Map<string, Map<string, number>>;
  /** The answer to refunds, until changed. */
  refundStatus: RefundStatus;
  /** Runs before an operation: to make it fail, or to cause concurrent changes. */
  readonly before: Partial<Record<Operation, (payment: ProviderPayment) => Promise<void>>>;
  /** The number of calls of an operation. */
  count(operation: Operation): number;
}

const presentations: Record<ExternalProvider, (payment: ProviderPayment) => Presentation> = {
  alipay: ({ reference }) => ({ kind: 'form', formStr: `<form id="${reference}"></form>` }),
  wechat: ({ reference }) => ({ kind: 'qr', codeUrl: `weixin://wxpay/${reference}` }),
  stripe: ({ reference }) => ({ kind: 'card', clientSecret: `secret_${reference}` }),
  paypal: ({ reference }) => ({ kind: 'approval', providerOrderId: `PP${reference}` }),
};

/** A provider that follows a script. Callbacks are JSON, and genuine when they carry `x-genuine: yes`. */
export function scriptedProvider(name: ExternalProvider): ScriptedProvider {
  const statuses = new Map<string, ProviderStatus>();
  const payments = new Map<string, ProviderPayment>();
  const refunds: ScriptedProvider['refunds'] = new Map();
  const calls: ScriptedProvider['calls'] = [];
  const before: ScriptedProvider['before'] = {};

  async function record(operation: Operation, payment: ProviderPayment): Promise<void> {
    calls.push({ operation, reference: payment.reference });
    await before[operation]?.(payment);
  }
  const statusOf = (reference: string): ProviderStatus => statuses.get(reference) ?? { state: 'unpaid' };
  const due = (reference: string): Money => {
    const payment = payments.get(reference);
    if (!payment) throw new Error(`${name} does not know ${reference}`);
    return name === 'paypal'
      ? { currency: 'USD', minor: payment.usdAmount }
      : { currency: 'CNY', minor: payment.amount };
  };
  const paid = (reference: string, amount: Money = due(reference)): ProviderStatus => ({
    state: 'paid',
    transactionId: `T-${reference}`,
    amount,
    paidAt: new Date(),
  });

  return {
    name,
    calls,
    refunds,
    before,
    refundStatus: { state: 'completed', refundId: 'R-1' },
    count: (operation) => calls.filter((one) => one.operation === operation).length,
    setStatus: (reference, status) => void statuses.set(reference, status),
    pay: (reference, amount) => void statuses.set(reference, paid(reference, amount)),
    async create(payment) {
      await record('create', payment);
      payments.set(payment.reference, payment);
      const hasId = name === 'paypal' || name === 'stripe';
      return {
        providerId: hasId ? `id-${payment.reference}` : null,
        presentation: presentations[name](payment),
      };
    },
    async query(payment) {
      await record('query', payment);
      return statusOf(payment.reference);
    },
    async capture(payment) {
      await record('capture', payment);
      if (statusOf(payment.reference).state === 'approved')
        statuses.set(payment.reference, paid(payment.reference));
      return statusOf(payment.reference);
    },
    async close(payment) {
      await record('close', payment);
      if (statusOf(payment.reference).state === 'unpaid')
        statuses.set(payment.reference, { state: 'closed' });
    },
    async refund(payment, refundReference, amount) {
      await record('refund', payment);
      const { reference } = payment;
      const status = statusOf(reference);
      if (this.refundStatus.state === 'completed') {
        const ofPayment = refunds.get(reference) ?? new Map<string, number>();
        const left = status.state === 'paid' ? status.amount.minor : 0;
        const back = [...ofPayment.values()].reduce((sum, part) => sum + part, 0);
        if (!ofPayment.has(refundReference)) ofPayment.set(refundReference, amount ?? left - back);
        refunds.set(reference, ofPayment);
        const total = [...ofPayment.values()].reduce((sum, part) => sum + part, 0);
        if (amount === undefined || total >= left) {
          statuses.set(reference, { state: 'refunded', transactionId: `T-${reference}` });
        }
      }
      return this.refundStatus;
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
