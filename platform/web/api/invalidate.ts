/** Refetches answers that a change has made out of date. */
import type { Endpoint } from '@platform/contract/endpoint';
import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches the endpoints' answers that are in use, or those among them that `predicate` chooses. A first request that
 * is still in flight may have been answered before the change: it is cancelled, because TanStack Query would take its
 * answer for the new one.
 */
export function invalidate(
  client: QueryClient,
  changed: readonly Pick<Endpoint, 'name'>[],
  predicate: (query: Query) => boolean = () => true,
): void {
  for (const { name } of changed) {
    const queryKey = [name];
    for (const query of client.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined) void query.cancel({ silent: true });
    // Not awaited: the button is free again while the lists catch up.
    void client.invalidateQueries({ queryKey, predicate });
  }
}
