/** Mounts the payments: endpoints, callbacks, jobs, and the registration of payables. */
import type { Fen, UsdCents } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { Portal } from '@platform/server/portal';
import type { CheckoutConfig, PaymentAttempt } from '../contract/payment.ts';
import { type ProviderName, paymentMethods, providerOf } from '../contract/provider.ts';
import { usdOf } from '../contract/usd.ts';
import type { ProviderAdapter } from './adapter.ts';
import { attemptsOf } from './attempts.store.ts';
import type { BalanceSource } from './balance.ts';
import { mountCallbacks } from './callbacks.ts';
import { type CheckOptions, closePayments } from './check.actions.ts';
import type { Context } from './context.ts';
import { handleJobs } from './jobs.ts';
import type { Payable } from './payable.ts';
import { checkPayments } from './poll.actions.ts';
import { refundPayments, requestPartRefund, requestRefund } from './refund.actions.ts';
import { paymentRoutes } from './routes.ts';
import { cancelOpenPayments, reportStatus } from './settle.actions.ts';
import type { PayableKey } from './store.ts';

/** The setup of `configurePayments`, and the rate. */
export interface PaymentsOptions {
  /** The providers that are on. */
  adapters: Partial<Record<ProviderName, ProviderAdapter>>;
  /** The browser's configuration of Stripe and PayPal. */
  browser: Partial<Pick<Required<CheckoutConfig>, 'stripe' | 'paypal'>>;
  /** The providers that are simulated. */
  simulated: readonly ProviderName[];
  /** CNY for one USD. */
  usdRate: number;
}

/** The payments of a registered payable; ids are its own. */
export interface PayablePayments {
  /** Checks all attempts at the providers; settles the payable if it was paid. */
  check(id: string, options: CheckOptions): Promise<void>;
  /** The attempts with their timelines, newest first. */
  attempts(db: Queryable, id: string): Promise<PaymentAttempt[]>;
  /** Cancels the open attempts, in the transaction that holds the payable's lock; call `close` after its commit. */
  cancelOpen(tx: Transaction, id: string, note: string): Promise<void>;
  /** Closes cancelled attempts at their providers. */
  close(id: string): Promise<void>;
  /** Requests refunds, in the transaction that holds the payable's lock; call `refund` after its commit. */
  requestRefund(tx: Transaction, id: string): Promise<void>;
  /** As `requestRefund`, for an amount less than all that is left. */
  requestPartRefund(tx: Transaction, id: string, amount: Fen): Promise<void>;
  /** Makes the requested refunds at the providers. */
  refund(id: string): Promise<void>;
}

export interface Payments {
  registerPayable(payable: Payable): PayablePayments;
  /** Lets buyers pay from their balance. */
  registerBalance(source: BalanceSource): void;
  /** Fen in US cents at the configured rate. */
  usdOf(amount: Fen): UsdCents;
}

async function cancelOpen(ctx: Context, tx: Transaction, key: PayableKey, note: string): Promise<void> {
  await cancelOpenPayments(ctx, tx, key, note);
  await reportStatus(ctx, tx, key);
}

/** Mounts the payments. */
export function payments(portal: Portal, options: PaymentsOptions): Payments {
  const { usdRate, browser, simulated } = options;
  const payables = new Map<string, Payable>();
  const adapters = new Map<ProviderName, ProviderAdapter>(
    Object.values(options.adapters).map((adapter) => [adapter.name, adapter]),
  );
  const ctx: Context = { portal, payables, adapters, usdRate, balance: { source: null } };
  paymentRoutes(ctx, () => ({
    methods: paymentMethods.filter((method) => adapters.has(providerOf(method))),
    usdRate,
    stripe: browser.stripe ?? null,
    paypal: browser.paypal ?? null,
    simulated: simulated.length > 0,
  }));
  mountCallbacks(ctx);
  handleJobs(ctx);
  return {
    usdOf: (amount) => usdOf(amount, usdRate),
    registerBalance(source) {
      ctx.balance.source = source;
      adapters.set(source.adapter.name, source.adapter);
    },
    registerPayable(payable) {
      const { kind } = payable;
      payables.set(kind, payable);
      return {
        check: (id, options) => checkPayments(ctx, { kind, id }, options),
        attempts: (db, id) => attemptsOf(db, { kind, id }),
        cancelOpen: (tx, id, note) => cancelOpen(ctx, tx, { kind, id }, note),
        close: (id) => closePayments(ctx, { kind, id }),
        requestRefund: (tx, id) => requestRefund(ctx, tx, { kind, id }),
        requestPartRefund: (tx, id, amount) => requestPartRefund(ctx, tx, { kind, id }, amount),
        refund: (id) => refundPayments(ctx, { kind, id }),
      };
    },
  };
}
