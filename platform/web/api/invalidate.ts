/** Refetches answers that a change has made out of date. */
import type { Endpoint } from '@platform/contract/endpoint';
import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches the endpoints' answers that are in use, or those of them that `predicate` selects. A first request that is
 * still in flight may be answered from before the change: it is cancelled, because TanStack Query would not refetch it.
 */
export function invalidate(
  client: QueryClient,
  endpoints: readonly Pick<Endpoint, 'name'>[],
  predicate: (query: Query) => boolean = () => true,
): void {
  for (const { name } of endpoints) {
    const queryKey = [name];
    for (const query of client.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined) void query.cancel({ silent: true });
    // Not awaited, so that the button is not busy during the refetch.
    void client.invalidateQueries({ queryKey, predicate });
  }
}
