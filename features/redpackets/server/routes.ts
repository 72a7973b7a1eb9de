/** The red packets' endpoints and the actions that answer them. */
import type { Portal } from '@platform/server/portal';
import * as contract from '../contract/endpoints.ts';
import type { Context } from './context.ts';
import { grabPacket } from './grab.actions.ts';
import { getPacket, listHistory, listPackets } from './read.actions.ts';
import { checkRecipient, sendPacket } from './send.actions.ts';

/** Mounts the endpoints; answers depend on the caller, so none is cached. */
export function packetRoutes(portal: Portal, ctx: Context): void {
  portal.route(contract.sendPacket, ({ caller, body, command }) => sendPacket(ctx, caller.id, body, command));
  portal.route(contract.listPackets, async ({ query, origin }) =>
    listPackets(ctx, (await portal.identify(origin))?.id ?? null, query),
  );
  portal.route(contract.checkRecipient, ({ caller, query }) =>
    checkRecipient(ctx, caller.id, query.username),
  );
  portal.route(contract.listHistory, ({ caller, query }) => listHistory(ctx, caller.id, query));
  portal.route(contract.getPacket, async ({ params, origin }) =>
    getPacket(ctx, (await portal.identify(origin))?.id ?? null, params.id),
  );
  portal.route(contract.grabPacket, ({ caller, params }) => grabPacket(ctx, caller.id, params.id));
}
