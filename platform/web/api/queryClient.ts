/** The cache of answers: one per rendering on the server, one per page in the browser. */
import { QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { ApiError, noResponse } from './failure.ts';

/** Milliseconds for which an answer is shown without asking again. */
const freshFor = 30_000;

/** Opens an empty cache: a lost connection is tried twice more, what the server has decided is not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status === noResponse,
        retryDelay: (attempt) => 400 * 2 ** attempt,
        refetchOnWindowFocus: false,
      },
    },
  });
}

let inBrowser: QueryClient | undefined;

/** The browser's cache, which forgets what was the visitor's own when someone else comes or they leave. */
export function browserQueryClient(): QueryClient {
  if (inBrowser) return inBrowser;
  const client = createQueryClient();
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return;
    client.removeQueries({ predicate: ({ meta }) => meta?.['access'] !== 'anyone' });
  });
  inBrowser = client;
  return client;
}
