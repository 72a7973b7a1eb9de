/** PayPal's SDK client for a configured host, renewed whenever its token may be invalid. */
import { ApiError, Client, Environment } from '@paypal/paypal-server-sdk';
import { isLoopback } from './attempt.ts';

interface PaypalAccess {
  clientId: string;
  clientSecret: string;
  /** https://api-m.paypal.com for the real one, https://api-m.sandbox.paypal.com for its sandbox. */
  apiBase: string;
  /** Milliseconds for one request. */
  timeout: number;
}

/** Runs a function with the current client. */
export type WithClient = <T>(use: (client: Client) => Promise<T>) => Promise<T>;

/**
 * A client stays broken after a failed token fetch, and keeps a revoked token; so it is replaced after every failure
 * but a refusal of the request itself, and a refused token is tried once more with a new client.
 */
export function paypalClient(access: PaypalAccess): WithClient {
  let client: Client | null = null;
  return async (use) => {
    for (let canRetry = true; ; canRetry = false) {
      client ??= newClient(access);
      const current = client;
      try {
        return await use(current);
      } catch (error) {
        const status = error instanceof ApiError ? error.statusCode : 0;
        const isRefusal = status >= 400 && status < 500 && status !== 401;
        if (!isRefusal && client === current) client = null;
        if (status !== 401 || !canRetry) throw error;
      }
    }
  };
}

function newClient({ clientId, clientSecret, apiBase, timeout }: PaypalAccess): Client {
  const base = new URL(apiBase);

  /** The SDK knows only PayPal's own hosts: each request, the token's too, is sent to the configured one instead. */
  class HostedClient extends Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const factory = super.getRequestBuilderFactory();
      return (...parameters) => {
        const builder = factory(...parameters);
        builder.interceptRequest((request) => {
          const { pathname, search } = new URL(request.url);
          return { ...request, url: new URL(pathname + search, base).href };
        });
        return builder;
      };
    }
  }

  return new HostedClient({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: Environment.Production,
    timeout,
    ...(isLoopback(base) && { unstable_httpClientOptions: { proxy: false } }),
  });
}
