/** Calls endpoints from the browser: token, JSON, time-out, envelope, and errors with messages to show. */
import { type Data, type Endpoint, type Input, takesBody } from '@platform/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { ApiError, errorFrom, isSessionExpired, noResponseError } from './failure.ts';

/** The time-out of a call in milliseconds (specification, section 7). */
const timeout = 10_000;

export interface CallOptions {
  /** Idempotency-Key: the same key and body get the first answer again. */
  key?: string | undefined;
  signal?: AbortSignal;
  /** Completes the call when the page is closed meanwhile; for bodies up to 64 KB. */
  keepalive?: boolean;
}

/** An endpoint's input, optional if nothing is required. */
export type InputArgs<E extends Endpoint> = object extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** An endpoint's address with its parameters and query filled in; undefined values are omitted. */
export function urlOf(endpoint: Endpoint, input: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as Parts;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function requestOf(
  endpoint: Endpoint,
  input: unknown,
  { key, signal, keepalive = false }: CallOptions,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  const { token } = useSession.getState();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  const limit = AbortSignal.timeout(timeout);
  const init: RequestInit = {
    method: endpoint.method,
    headers,
    keepalive,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  };
  if (takesBody(endpoint)) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify((input as Parts | undefined)?.body ?? {});
  }
  return init;
}

async function fetchJson(url: string, init: RequestInit, caller?: AbortSignal) {
  try {
    const response = await fetch(url, init);
    // A proxy may answer without JSON; its status still counts.
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch {
    caller?.throwIfAborted();
    throw noResponseError();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The data of a success envelope; the server has checked its shape. Throws ApiError. */
export function dataOf<D>(status: number, body: unknown): D {
  const envelope = body as { success?: boolean; data?: D } | null;
  if (status < 300 && envelope?.success === true) return envelope.data as D;
  throw errorFrom(status, body);
}

/** Calls an endpoint. Throws ApiError; an expired session ends and the guard navigates to /login. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Data<E>> {
  const tokenAtStart = useSession.getState().token;
  const { status, body } = await fetchJson(
    urlOf(endpoint, input),
    requestOf(endpoint, input, options),
    options.signal,
  );
  try {
    return dataOf(status, body);
  } catch (error) {
    const { token, expire } = useSession.getState();
    // A late refusal of an earlier token does not concern the current one.
    if (error instanceof ApiError && isSessionExpired(error) && token === tokenAtStart) expire();
    throw error;
  }
}

/** Query options of an endpoint: `useQuery(query(listProducts, { query: { page: 1 } }))`. Keys begin with its name. */
export function query<E extends Endpoint>(endpoint: E, ...[inputArg]: InputArgs<E>) {
  const input = (inputArg ?? {}) as Input<E>;
  const options = queryOptions<Data<E>, ApiError>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { access: endpoint.access },
  });
  return { ...options, endpoint, input };
}
