/** One operation at a provider: within its time limit, its failures in the words of the adapter. */
import { ForgedCallback, ProviderRefused, ProviderUnavailable } from '../adapter.ts';

interface AttemptOptions {
  /** Milliseconds for the whole operation, however many requests it takes. */
  timeout: number;
  /** What an error of the provider's SDK means. The result must carry no secret: it is logged. */
  translate: (error: unknown) => ProviderUnavailable | ProviderRefused;
}

/** Runs an operation; throws ProviderUnavailable when its time is up, else what `translate` makes of its error. */
export async function attempt<T>(options: AttemptOptions, operation: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new ProviderUnavailable(`no answer within ${options.timeout} ms`));
    timer = setTimeout(late, options.timeout);
  });
  try {
    return await Promise.race([operation(), limit]);
  } catch (error) {
    throw isAdapterError(error) ? error : options.translate(error);
  } finally {
    clearTimeout(timer);
  }
}

function isAdapterError(error: unknown): boolean {
  return (
    error instanceof ProviderUnavailable ||
    error instanceof ProviderRefused ||
    error instanceof ForgedCallback
  );
}
