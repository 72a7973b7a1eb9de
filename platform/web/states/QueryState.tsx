/** What a query has: its data, why there is none and another try, or the places of what is loading. */
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { type Answer, StaleNotice, visibleData } from './StaleNotice.tsx';

interface QueryStateProps<Data> {
  query: Answer<Data>;
  /** The specification's message for a failure, where it has one. */
  failed?: string;
  /** Rows that are held while it loads, unless `loading` is shown. */
  rows?: number;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data stays when a later refetch fails, and says so. */
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
