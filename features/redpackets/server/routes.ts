/** The red packets' endpoints: who asks, and which action answers. */
import type { Portal } from '@platform/server/portal';
import * as contract from '../contract/endpoints.ts';
import type { Desk } from './desk.ts';
import { grabPacket } from './grab.actions.ts';
import { getPacket, listHistory, listPackets } from './read.actions.ts';
import { checkRecipient, sendPacket } from './send.actions.ts';

/** Mounts the endpoints; lists and pages differ by who looks, so none is cached. */
export function packetRoutes(portal: Portal, desk: Desk): void {
  portal.route(contract.sendPacket, ({ caller, body, command }) =>
    sendPacket(desk, caller.id, body, command),
  );
  portal.route(contract.listPackets, async ({ query, origin }) =>
    listPackets(desk, (await portal.identify(origin))?.id ?? null, query),
  );
  portal.route(contract.checkRecipient, ({ caller, query }) =>
    checkRecipient(desk, caller.id, query.username),
  );
  portal.route(contract.listHistory, ({ caller, query }) => listHistory(desk, caller.id, query));
  portal.route(contract.getPacket, async ({ params, origin }) =>
    getPacket(desk, (await portal.identify(origin))?.id ?? null, params.id),
  );
  portal.route(contract.grabPacket, ({ caller, params }) => grabPacket(desk, caller.id, params.id));
}
