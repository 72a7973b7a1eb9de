/** Red packets as visitors see them: in the list, on their page, in one's history (specification, section 3). */
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { historyStates, historyType, packetState, packetType, sendType } from './lifecycle.ts';

const instant = z.iso.datetime();
const beans = z.int().min(1);

/** A packet that can still be grabbed. */
export const availablePacket = z.object({
  id,
  type: packetType,
  sendType,
  /** For anonymous visitors 王**. */
  senderName: z.string(),
  /** An address below the portal's own; null without a picture, and for anonymous visitors. */
  senderAvatar: z.string().nullable(),
  message: z.string(),
  /** Beans; null for anonymous visitors. */
  totalAmount: beans.nullable(),
  totalCount: z.int(),
  remainingCount: z.int(),
  createTime: instant,
  /** When the rest is returned to the sender. */
  expiresAt: instant,
  /** Whether the caller has grabbed a share; false for anonymous visitors. */
  grabbed: z.boolean(),
});
export type AvailablePacket = z.infer<typeof availablePacket>;

/** One claimed share. */
export const packetClaim = z.object({
  /** Which share it is, from 1: `verifyPacket` compares by it. */
  position: z.int().min(1),
  /** For anonymous visitors 王**. */
  name: z.string(),
  avatar: z.string().nullable(),
  /** Null for anonymous visitors. */
  amount: beans.nullable(),
  time: instant,
  /** 手气最佳: only of a random packet that is finished. */
  best: z.boolean(),
  /** The caller's own. */
  mine: z.boolean(),
});
export type PacketClaim = z.infer<typeof packetClaim>;

/** One packet with its claims. */
export const packetDetail = availablePacket.extend({
  state: packetState,
  /** When the last share was taken or the packet expired; null while it is open. */
  endTime: instant.nullable(),
  /** SHA-256, hex; see shares.ts. */
  commitment: z.string(),
  /** Hex; null while the packet is open, and for anonymous visitors, who could derive the amounts. */
  seed: z.string().nullable(),
  /** Beans that went back to the sender; null for anonymous visitors. */
  returnedAmount: z.int().nullable(),
  /** In the order in which they were grabbed. */
  claims: z.array(packetClaim),
  /** The caller's own share. */
  claim: packetClaim.nullable(),
  sentByCaller: z.boolean(),
  /** Whether the caller may grab: everyone a public packet, recipients a private one. */
  forCaller: z.boolean(),
  /** The recipients' names; none if the packet is public. */
  recipients: z.array(z.string()),
});
export type PacketDetail = z.infer<typeof packetDetail>;

/** The answer to a grab. */
export const grabResult = z.object({
  /** Beans won. */
  amount: beans,
  position: z.int().min(1),
  /** The caller had grabbed before; amount and position are of that share. */
  again: z.boolean(),
  remainingCount: z.int(),
});
export type GrabResult = z.infer<typeof grabResult>;

/** Beans sent, grabbed, or returned. */
export const historyEntry = z.object({
  id: z.string(),
  packetId: id,
  type: historyType,
  /** Beans. */
  amount: beans,
  message: z.string(),
  sendType,
  /** The recipients, or the sender of a grabbed share; 所有人 for a public packet. */
  otherParty: z.string(),
  time: instant,
  status: historyStates.schema,
});
export type HistoryEntry = z.infer<typeof historyEntry>;
