/** Endpoints of the newsletter, each to its action. */
import type { Portal } from '@platform/server/portal';
import { confirmSubscription, subscribe, unsubscribe } from '../contract/subscription.ts';
import * as actions from './actions.ts';
import type { Context } from './context.ts';

/** Mounts the endpoints. */
export function newsletterRoutes(portal: Portal, ctx: Context): void {
  portal.route(subscribe, async ({ body, origin }) => {
    await actions.subscribe(ctx, body, origin);
    return {};
  });
  portal.route(confirmSubscription, async ({ body }) => ({
    kinds: await actions.confirmSubscription(ctx, body.token),
  }));
  portal.route(unsubscribe, async ({ body }) => {
    await actions.unsubscribe(ctx, body.token);
    return {};
  });
}
