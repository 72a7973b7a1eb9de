/** Saying live what has happened to a packet, after the commit; private packets only to those whom they are for. */
import type { Live } from '@platform/server/portal';
import { packetChannel, packetsChannel } from '../contract/channels.ts';
import type { SendType } from '../contract/lifecycle.ts';
import type { PacketClaim, PacketDetail } from '../contract/packet.ts';
import type { Context } from './context.ts';
import { findForGrab } from './grab.store.ts';
import { reachOf } from './rules.ts';
import { recipientsOf } from './store.ts';

/** Opens the channels. A private packet's room is as good as none for whoever may not see the packet. */
export function openChannels({ db, live }: Pick<Context['portal'], 'db'> & { live: Live }): void {
  live.open(packetsChannel, {
    mayJoin: async ({ params, caller }) => params.audience === 'everyone' || params.audience === caller?.id,
  });
  live.open(packetChannel, {
    async mayJoin({ params, caller }) {
      const found = await findForGrab(db, params.id, caller?.id ?? null);
      return found !== null && reachOf(found) !== 'none';
    },
  });
}

interface Told {
  id: string;
  sendType: SendType;
}

/** Whose lists a packet is in. What has happened has happened: nobody is told rather than told that it failed. */
async function audiencesOf({ portal: { db, log } }: Context, { id, sendType }: Told): Promise<string[]> {
  if (sendType === 'public') return ['everyone'];
  try {
    return ((await recipientsOf(db, [id])).get(id) ?? []).map((recipient) => recipient.id);
  } catch (error) {
    log.error({ err: error, packet: id }, 'recipients of a red packet not told');
    return [];
  }
}

/** A packet was sent. */
export async function tellSent(ctx: Context, detail: PacketDetail): Promise<void> {
  const { live } = ctx.portal;
  const { id, type, sendType, senderName, senderAvatar, message, totalAmount, totalCount } = detail;
  const { remainingCount, createTime, expiresAt } = detail;
  const shown = { id, type, sendType, senderName, senderAvatar, message, totalAmount, totalCount };
  for (const audience of await audiencesOf(ctx, detail))
    live.send(packetsChannel, { audience }, 'added', { ...shown, remainingCount, createTime, expiresAt });
}

/** A packet is over: finished, or expired with some left. */
export async function tellEnded(
  ctx: Context,
  told: Told,
  state: 'finished' | 'expired',
  remainingCount: number,
): Promise<void> {
  const { live } = ctx.portal;
  const { id } = told;
  live.send(packetChannel, { id }, 'ended', { state, remainingCount });
  for (const audience of await audiencesOf(ctx, told))
    live.send(packetsChannel, { audience }, 'gone', { id });
}

/** A share was grabbed, perhaps the last. */
export async function tellGrabbed(
  ctx: Context,
  told: Told,
  claim: Omit<PacketClaim, 'best' | 'mine'>,
  remainingCount: number,
): Promise<void> {
  const { live } = ctx.portal;
  const { id } = told;
  live.send(packetChannel, { id }, 'claimed', { claim, remainingCount });
  if (remainingCount === 0) return tellEnded(ctx, told, 'finished', 0);
  for (const audience of await audiencesOf(ctx, told))
    live.send(packetsChannel, { audience }, 'changed', { id, remainingCount });
}
