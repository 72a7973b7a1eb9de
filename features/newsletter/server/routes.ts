/** Endpoints of the newsletter, each to its action. */
import type { Portal } from '@platform/server/portal';
import { confirmSubscription, subscribe, unsubscribe } from '../contract/subscription.ts';
import * as actions from './actions.ts';
import type { Desk } from './desk.ts';

/** Mounts the endpoints. */
export function newsletterRoutes(portal: Portal, desk: Desk): void {
  portal.route(subscribe, async ({ body, origin }) => {
    await actions.subscribe(desk, body, origin);
    return {};
  });
  portal.route(confirmSubscription, async ({ body }) => ({
    kinds: await actions.confirmSubscription(desk, body.token),
  }));
  portal.route(unsubscribe, async ({ body }) => {
    await actions.unsubscribe(desk, body.token);
    return {};
  });
}
