/** The live events of red packets (specification, section 4: the count falls, at 0 the packet leaves the list). */
import { channel } from '@platform/contract/channel';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { availablePacket, packetClaim } from './packet.ts';

const remainingCount = z.int().min(0);

/** Public packets: anonymous visitors see no full names and no amounts. */
export const publicAudience = z.enum(['everyone', 'members']);

/** Whose list it is: the public packets, or the private ones for the member with this id. */
export const audience = z.union([publicAudience, id]);

/** A packet has at most 100 shares, hence hardly more than a hundred events. */
export const packetsChannel = channel({
  name: 'packets',
  summary: 'Changes of the list of packets: public ones for everyone, private ones for each recipient.',
  params: z.object({ audience }),
  access: 'anyone',
  events: {
    added: availablePacket.omit({ grabbed: true }),
    /** Counts only fall: of two, the smaller one is the newer. */
    changed: z.object({ id, remainingCount }),
    gone: z.object({ id }),
  },
});

export const packetChannel = channel({
  name: 'packet',
  summary: 'Changes of one packet: each grabbed share, and its end. For everyone who may see the packet.',
  params: z.object({ id, audience: publicAudience }),
  access: 'anyone',
  events: {
    claimed: z.object({ claim: packetClaim.omit({ best: true, mine: true }), remainingCount }),
    /** The packet now has its seed, its best share and its returned amount. */
    ended: z.object({ state: z.enum(['finished', 'expired']), remainingCount }),
  },
});
