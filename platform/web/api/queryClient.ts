/** The cache of answers: one per rendering on the server, one per page in the browser. */
import { QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { ApiError, noResponse } from './failure.ts';

/** Milliseconds for which an answer is fresh. */
const staleTime = 30_000;

/** Creates an empty cache: lost connections are retried twice, errors of the server are not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status === noResponse,
        retryDelay: (attempt) => 400 * 2 ** attempt,
        refetchOnWindowFocus: false,
      },
    },
  });
}

let browserClient: QueryClient | undefined;

/** The browser's cache; private data are removed when the visitor changes or logs out. */
export function browserQueryClient(): QueryClient {
  if (browserClient) return browserClient;
  const client = createQueryClient();
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return;
    client.removeQueries({ predicate: ({ meta }) => meta?.['access'] !== 'anyone' });
  });
  browserClient = client;
  return client;
}
