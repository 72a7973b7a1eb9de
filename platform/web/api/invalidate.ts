/** Asking anew for answers that a change has made out of date. */
import type { Endpoint } from '@platform/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for what the endpoints answered, where a page shows it. A first answer that is still on its way may have
 * been given before the change: it is dropped, because TanStack Query would take it for the new one.
 */
export function invalidate(client: QueryClient, changed: readonly Pick<Endpoint, 'name'>[]): void {
  for (const { name } of changed) {
    const queryKey = [name];
    for (const query of client.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined) void query.cancel({ silent: true });
    // Not awaited: the button is free again while the lists catch up.
    void client.invalidateQueries({ queryKey });
  }
}
