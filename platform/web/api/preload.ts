/**
 * Loads a page's data before it is shown: on the server for the first view, in the browser when navigating.
 * A route module declares
 * `const loading = preload(({ params }) => ({ product: query(getProduct, { params: { id: params['id'] ?? '' } }) }));`
 * `export const loader = loading.loader; export const clientLoader = loading.clientLoader;`
 * and its components use the same queries with `useQuery`, which find the answers in the cache.
 * Only for public data: the server renders for the anonymous visitor.
 */
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, data, type LoaderFunctionArgs, type Params, type UIMatch } from 'react-router';
import { query } from './api.ts';
import { ApiError } from './failure.ts';
import { browserQueryClient } from './queryClient.ts';

/** Calls an endpoint; on the server within the process. */
export type Call = <E extends Endpoint>(declared: E, input: Input<E>) => Promise<Data<E>>;

/** The server's function to call endpoints, set for each rendering. */
export const callContext = createContext<Call>();

/** A query of any endpoint. */
export interface AnyQuery {
  queryKey: QueryKey;
  endpoint: Endpoint;
  input: Input<Endpoint>;
}

export type Queries = Record<string, AnyQuery>;

export interface PageAddress {
  params: Params;
  url: URL;
}

interface Answers {
  answers: Record<string, { key: QueryKey; value: unknown }>;
  /** False when a query failed; the page then refetches it. */
  complete: boolean;
}

export interface Loading<Q extends Queries = Queries> {
  queries(address: PageAddress): Q;
  loader(args: LoaderFunctionArgs): Promise<unknown>;
  clientLoader(args: LoaderFunctionArgs): Promise<unknown>;
}

/** The loaded data, by the names given to `preload`. */
export type Loaded<L> = L extends Loading<infer Q> ? { [K in keyof Q]: Data<Q[K]['endpoint']> } : null;

export async function loadAnswers(
  queries: Queries,
  answer: (query: AnyQuery) => Promise<unknown>,
): Promise<Answers> {
  const requests = Object.entries(queries).map(async ([name, query]) => {
    try {
      return [name, { key: query.queryKey, value: await answer(query) }] as const;
    } catch (error) {
      // A missing entry or an invalid address makes the page a 404; other failures are left to the page,
      // which can retry.
      if (error instanceof ApiError && [404, 422].includes(error.status)) throw data(null, { status: 404 });
      // The server has logged API failures already; other errors are logged here.
      if (!(error instanceof ApiError)) console.error(error);
      return null;
    }
  });
  const entries = (await Promise.all(requests)).filter((entry) => entry !== null);
  return { answers: Object.fromEntries(entries), complete: entries.length === requests.length };
}

/** Makes a route module's two loaders from the queries that its page needs. */
export function preload<Q extends Queries>(queries: (address: PageAddress) => Q): Loading<Q> {
  return {
    queries,
    async loader({ params, url, context }) {
      const call = context.get(callContext);
      const loaded = await loadAnswers(queries({ params, url }), ({ endpoint, input }) =>
        call(endpoint, input),
      );
      return loaded.complete ? loaded : data(loaded, { status: 503 });
    },
    async clientLoader({ params, url }) {
      const client = browserQueryClient();
      return loadAnswers(queries({ params, url }), ({ endpoint, input }) =>
        client.ensureQueryData(query(endpoint, input)),
      );
    },
  };
}

function isAnswers(loaderData: unknown): loaderData is Answers {
  return typeof loaderData === 'object' && loaderData !== null && 'answers' in loaderData;
}

/** The loaded data by name; null when it is missing or incomplete. */
export function loadedOf(loaderData: unknown): Record<string, unknown> | null {
  if (!isAnswers(loaderData) || !loaderData.complete) return null;
  const { answers } = loaderData;
  return Object.fromEntries(Object.entries(answers).map(([name, { value }]) => [name, value]));
}

/** The server loads public data only. */
const meta = { access: 'anyone' };

/** Puts the server's data into the cache, so that nothing is fetched twice. */
export function fillCache(client: QueryClient, matches: readonly Pick<UIMatch, 'loaderData'>[]): void {
  for (const { loaderData } of matches) {
    if (!isAnswers(loaderData)) continue;
    for (const { key, value } of Object.values(loaderData.answers)) {
      // Without this meta the answer would count as private and be removed when the session is restored.
      client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: key, meta }));
      client.setQueryData(key, value);
    }
  }
}
