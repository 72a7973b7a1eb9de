/** The state of a query: its data, an error with a retry, or a skeleton. */
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { type Answer, StaleNotice, visibleData } from './StaleNotice.tsx';

interface QueryStateProps<Data> {
  query: Answer<Data>;
  /** The specification's message for a failure, if it has one. */
  failed?: string;
  /** The rows of the skeleton, unless `loading` replaces it. */
  rows?: number;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data are kept when a later refetch fails, with a notice. */
export function QueryState<Data>({ query, failed, rows = 4, loading, children }: QueryStateProps<Data>) {
  const { error, isFetching, refetch } = query;
  const data = visibleData(query);
  const rest = error ? (
    <ErrorState error={error} title={failed} onRetry={refetch} retrying={isFetching} />
  ) : (
    (loading ?? <ListSkeleton count={rows} />)
  );
  // In one place, so that what `loading` and the data have in common stays as it is.
  return (
    <>
      {data !== undefined && <StaleNotice answer={query} />}
      {data === undefined ? rest : children(data)}
    </>
  );
}
