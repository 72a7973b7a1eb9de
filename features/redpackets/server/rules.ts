/** Pure rules of the red packets. */
import { maskName } from '@platform/contract/text';
import { after, hour } from '@platform/server/clock';
import { openForHours, type PacketState, type SendType } from '../contract/lifecycle.ts';
import type { AvailablePacket, PacketClaim } from '../contract/packet.ts';

/** When a packet that is sent now expires. */
export function expiryFrom(now: Date): Date {
  return after(now, openForHours * hour);
}

/** Whether a packet can still be grabbed. */
export function isOpen({ state, expiresAt }: { state: PacketState; expiresAt: Date }, now: Date): boolean {
  return state === 'open' && expiresAt > now;
}

interface PacketAccess {
  sendType: SendType;
  sentByCaller: boolean;
  isRecipient: boolean;
}

/** What the caller may do with a packet; for `none` it answers 404. */
export function accessOf({ sendType, sentByCaller, isRecipient }: PacketAccess): 'grab' | 'view' | 'none' {
  if (sendType === 'public' || isRecipient) return 'grab';
  return sentByCaller ? 'view' : 'none';
}

/** A packet as anonymous visitors see it. */
export function maskPacket<P extends AvailablePacket>(packet: P): P {
  return { ...packet, senderName: maskName(packet.senderName), senderAvatar: null, totalAmount: null };
}

/** A share as anonymous visitors see it. */
export function maskClaim<C extends Pick<PacketClaim, 'name' | 'avatar' | 'amount'>>(claim: C): C {
  return { ...claim, name: maskName(claim.name), avatar: null, amount: null };
}

/** How many recipients are named. */
const namedRecipients = 2;

/** The recipients of a packet as text; no names mean everyone. */
export function recipientsText(names: readonly string[]): string {
  if (names.length === 0) return '所有人';
  const first = names.slice(0, namedRecipients).join('、');
  return names.length > namedRecipients ? `${first} 等 ${names.length} 人` : first;
}

/** The memo of a transfer in the wallet's statement: the other party and the greeting. */
export function memoOf(otherParty: string, message: string): string {
  return `${otherParty}：${message}`;
}
