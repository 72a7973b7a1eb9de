/** The dependencies of the payments' actions. */
import type { ErrorEntry } from '@platform/contract/errors';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import { paymentErrors } from '../contract/errors.ts';
import type { ProviderName } from '../contract/provider.ts';
import type { ProviderAdapter } from './adapter.ts';
import type { BalanceSource } from './balance.ts';
import type { Payable } from './payable.ts';
import { type PayableKey, payableOfReference } from './store.ts';

export interface Context {
  readonly portal: Portal;
  readonly adapters: ReadonlyMap<ProviderName, ProviderAdapter>;
  readonly payables: ReadonlyMap<string, Payable>;
  /** Null until the wallet registers. */
  readonly balance: { source: BalanceSource | null };
  /** CNY for one USD. */
  readonly usdRate: number;
}

/** The adapter of a provider. Throws METHOD_UNAVAILABLE when it is not configured. */
export function adapterOf({ adapters }: Context, provider: ProviderName): ProviderAdapter {
  const adapter = adapters.get(provider);
  if (!adapter) throw failure(paymentErrors.METHOD_UNAVAILABLE);
  return adapter;
}

/** The source of balances. Throws METHOD_UNAVAILABLE when there is none. */
export function balanceOf({ balance: { source } }: Context): BalanceSource {
  if (!source) throw failure(paymentErrors.METHOD_UNAVAILABLE);
  return source;
}

/** The registered payable of a kind. */
export function payableOf({ payables }: Context, kind: string): Payable {
  const payable = payables.get(kind);
  if (!payable) throw new Error(`nothing registered to be paid as "${kind}"`);
  return payable;
}

/** The payable of an order reference. Throws `missing` unless it is the user's. */
export async function findPayable(
  { portal: { db }, payables }: Context,
  reference: string,
  userId: string,
  missing: ErrorEntry = paymentErrors.PAYABLE_NOT_FOUND,
): Promise<PayableKey> {
  for (const { kind, find } of payables.values()) {
    const id = await find(db, reference, userId);
    if (id !== null) return { kind, id };
  }
  const key = await payableOfReference(db, reference, userId);
  if (!key) throw failure(missing);
  return key;
}
