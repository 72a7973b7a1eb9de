/** Decisions about red packets that need nothing but their arguments. */
import { after, hour } from '@platform/server/clock';
import { openForHours, type PacketState, type SendType } from '../contract/lifecycle.ts';

/** When a packet that is sent now expires. */
export function expiryFrom(now: Date): Date {
  return after(now, openForHours * hour);
}

/** Whether a packet can still be grabbed. */
export function isOpen({ state, expiresAt }: { state: PacketState; expiresAt: Date }, now: Date): boolean {
  return state === 'open' && expiresAt > now;
}

interface Addressed {
  sendType: SendType;
  sentByCaller: boolean;
  /** Whether the caller is one of the recipients. */
  chosen: boolean;
}

/** What a packet is to the caller: to be grabbed, to be looked at, or as good as none. */
export function reachOf({ sendType, sentByCaller, chosen }: Addressed): 'grab' | 'see' | 'none' {
  if (sendType === 'public' || chosen) return 'grab';
  return sentByCaller ? 'see' : 'none';
}

const everyone = '所有人';
const namedOnes = 2;

/** Whom a packet went to, in words; no names mean everyone. */
export function addresseesOf(names: readonly string[]): string {
  if (names.length === 0) return everyone;
  const first = names.slice(0, namedOnes).join('、');
  return names.length > namedOnes ? `${first} 等 ${names.length} 人` : first;
}

/** What the wallet's statement says beside the reason: the other party and the wish. */
export function memoOf(otherParty: string, message: string): string {
  return `${otherParty}：${message}`;
}
