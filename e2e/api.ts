/** Calls of the portal's endpoints without the browser, typed by their contracts. */
import { type Data, type Endpoint, type Input, takesBody } from '@platform/contract/endpoint';
import { dataOf, urlOf } from '@platform/web/api/api';
import { origin } from './portal.ts';

interface Caller {
  token?: string;
  /** Idempotency-Key. */
  key?: string;
  /** The caller's IP address, which a proxy would send. */
  address?: string;
}

/** Calls an endpoint. Throws ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { token, key, address }: Caller = {},
): Promise<Data<E>> {
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  if (address) headers.set('x-forwarded-for', address);
  const init: RequestInit = { method: endpoint.method, headers };
  if (takesBody(endpoint)) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify((input as { body?: unknown }).body ?? {});
  }
  const response = await fetch(`${origin()}${urlOf(endpoint, input)}`, init);
  return dataOf(response.status, await response.json());
}
