/** The state of a query: its data, an error with a retry, or a skeleton. */
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface QueryStateProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The specification's message for a failure, if it has one. */
  failed?: string;
  /** The rows of the skeleton, unless `loading` replaces it. */
  rows?: number;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data are kept when a later refetch fails. */
export function QueryState<Data>({ query, failed, rows = 4, loading, children }: QueryStateProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} title={failed} onRetry={refetch} retrying={isFetching} />;
  return loading ?? <ListSkeleton count={rows} />;
}
