/** Operations at a provider: within a time limit, their errors translated into the adapter's. */
import {
  type Acknowledgement,
  ForgedCallback,
  ProviderRefused,
  ProviderUnavailable,
  type RefundStatus,
  TooManyCallbacks,
} from '../adapter.ts';

type Operation<T> = () => Promise<T>;

const isAdapterError = (error: unknown) =>
  [ProviderUnavailable, ProviderRefused, ForgedCallback, TooManyCallbacks].some(
    (kind) => error instanceof kind,
  );

/**
 * Runs operations, each within `timeout` milliseconds however many requests it takes. Throws ProviderUnavailable when
 * the time is up, else what `translate` makes of an error of the provider's SDK; it must contain no secret, as it is logged.
 */
export function attempts(
  timeout: number,
  translate: (error: unknown) => ProviderUnavailable | ProviderRefused,
) {
  async function run<T>(operation: Operation<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      const late = () => reject(new ProviderUnavailable(`no answer within ${timeout} ms`));
      timer = setTimeout(late, timeout);
    });
    try {
      return await Promise.race([operation(), limit]);
    } catch (error) {
      throw isAdapterError(error) ? error : translate(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** As `run`; a refused refund has failed. */
  const runRefund = (operation: Operation<RefundStatus>): Promise<RefundStatus> =>
    run(operation).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error;
      return { state: 'failed', reason: error.message };
    });

  return { run, runRefund };
}

/** The answer to a callback, as JSON. */
export const acknowledgeJson = (accepted: boolean, body: object): Acknowledgement => ({
  status: accepted ? 200 : 400,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** The first characters of a description, as many as the provider takes. */
export const truncated = (description: string, length: number) => [...description].slice(0, length).join('');

/** Whether an address lies on this machine: a proxy of the environment must not be used for it. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
