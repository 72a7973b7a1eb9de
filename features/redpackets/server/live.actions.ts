/** Publishes live events about a packet after the commit; of private packets only to their recipients. */
import type { Caller, Live } from '@platform/server/portal';
import { packetChannel, packetsChannel, publicAudience } from '../contract/channels.ts';
import type { SendType } from '../contract/lifecycle.ts';
import type { PacketClaim, PacketDetail } from '../contract/packet.ts';
import type { Context } from './context.ts';
import { findForGrab } from './grab.store.ts';
import { accessOf, maskClaim, maskPacket } from './rules.ts';
import { recipientsOf } from './store.ts';

/** Whether a listener belongs to an audience; 'everyone' hears what anonymous visitors may see. */
function mayHear(audience: string, caller: Caller | null): boolean {
  return audience === 'everyone' || caller?.id === audience || (audience === 'members' && caller !== null);
}

/** Opens the channels. A private packet's room is closed to members who may not see the packet. */
export function openChannels({ db, live }: Pick<Context['portal'], 'db'> & { live: Live }): void {
  live.open(packetsChannel, {
    mayJoin: async ({ params, caller }) => mayHear(params.audience, caller),
  });
  live.open(packetChannel, {
    async mayJoin({ params, caller }) {
      if (!mayHear(params.audience, caller)) return false;
      const packet = await findForGrab(db, params.id, caller?.id ?? null);
      return packet !== null && accessOf(packet) !== 'none';
    },
  });
}

interface PacketRef {
  id: string;
  sendType: SendType;
}

/** Whose lists a packet is in. The command has succeeded already, so a failure here is only logged. */
async function audiencesOf({ portal: { db, log } }: Context, { id, sendType }: PacketRef): Promise<string[]> {
  if (sendType === 'public') return [...publicAudience.options];
  try {
    return ((await recipientsOf(db, [id])).get(id) ?? []).map((recipient) => recipient.id);
  } catch (error) {
    log.error({ err: error, packet: id }, 'recipients of a red packet not found for its live events');
    return [];
  }
}

/** A packet was sent. */
export async function publishSent(ctx: Context, detail: PacketDetail): Promise<void> {
  const { live } = ctx.portal;
  const packet = packetsChannel.events.added.parse(detail);
  const masked = packetsChannel.events.added.parse(maskPacket(detail));
  for (const audience of await audiencesOf(ctx, detail))
    live.send(packetsChannel, { audience }, 'added', audience === 'everyone' ? masked : packet);
}

/** A packet has ended: finished, or expired with some left. */
export async function publishEnded(
  ctx: Context,
  packet: PacketRef,
  state: 'finished' | 'expired',
  remainingCount: number,
): Promise<void> {
  const { live } = ctx.portal;
  const { id } = packet;
  for (const audience of publicAudience.options)
    live.send(packetChannel, { id, audience }, 'ended', { state, remainingCount });
  for (const audience of await audiencesOf(ctx, packet))
    live.send(packetsChannel, { audience }, 'gone', { id });
}

/** A share was grabbed, perhaps the last. */
export async function publishGrabbed(
  ctx: Context,
  packet: PacketRef,
  claim: Omit<PacketClaim, 'best' | 'mine'>,
  remainingCount: number,
): Promise<void> {
  const { live } = ctx.portal;
  const { id } = packet;
  live.send(packetChannel, { id, audience: 'members' }, 'claimed', { claim, remainingCount });
  live.send(packetChannel, { id, audience: 'everyone' }, 'claimed', {
    claim: maskClaim(claim),
    remainingCount,
  });
  if (remainingCount === 0) return publishEnded(ctx, packet, 'finished', 0);
  for (const audience of await audiencesOf(ctx, packet))
    live.send(packetsChannel, { audience }, 'changed', { id, remainingCount });
}
