/** Sends the sample red packets in the names of the sample people, all of it booked in the ledger. */
import { openLedger } from '@features/wallet/ledger';
import { after, hour, minute } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { readSample } from '@platform/server/sample';
import { z } from 'zod';
import { faultOf, packetFields } from '../contract/form.ts';
import { openForHours } from '../contract/lifecycle.ts';
import type { Context } from './context.ts';
import { expirePacket } from './expire.actions.ts';
import { grabPacket } from './grab.actions.ts';
import { sendPacket } from './send.actions.ts';
import { countPackets, findAddressees } from './store.ts';

const minutesAgo = z.number().min(0);
const samplePacket = packetFields
  .extend({
    sender: z.string(),
    minutesAgo,
    grabs: z.array(z.strictObject({ by: z.string(), minutesAgo })),
  })
  .strict()
  .refine((packet) => faultOf(packet) === null, 'cannot be divided so');
type SamplePacket = z.output<typeof samplePacket>;

/** The oldest first; what is older than a day and not finished has expired. People are named by their usernames. */
export const readSamplePackets = () => readSample('red_packets.yaml', samplePacket);

/** The actions' surroundings as they were some minutes ago. */
function contextOf(services: Services, minutesAgo: number): Context {
  const at = after(services.clock.now(), -minutesAgo * minute);
  const portal = { ...services, clock: { now: () => at } };
  return { portal, ledger: openLedger(portal, { welcome: 0 }) };
}

interface Event {
  ago: number;
  happen(ctx: Context): Promise<unknown>;
}

/** What happens to a sample: it is sent, grabbed, and at the end of its time given back. */
function eventsOf(sample: SamplePacket, place: number, idOf: (username: string) => string): Event[] {
  const { sender, minutesAgo: sentAgo, grabs, ...form } = sample;
  const caller = idOf(sender);
  const key = `sample-packet-${place}`;
  let packetId = '';
  const sending: Event = {
    ago: sentAgo,
    // A command, so that of two programs which seed at once only one sends.
    async happen(ctx) {
      packetId = (await sendPacket(ctx, caller, form, { caller, key, fingerprint: key })).id;
    },
  };
  const grabbing = grabs.map(({ by, minutesAgo: ago }) => ({
    ago,
    happen: (ctx: Context) => grabPacket(ctx, idOf(by), packetId),
  }));
  const expiring = {
    ago: sentAgo - openForHours * (hour / minute),
    happen: (ctx: Context) => expirePacket(ctx, packetId),
  };
  return [sending, ...grabbing, ...(expiring.ago >= 0 ? [expiring] : [])];
}

/** Adds the sample red packets once; needs the sample people and their wallets. In production it does nothing. */
export async function seedPackets(services: Services): Promise<void> {
  const { db, env } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  const samplePackets = await readSamplePackets();
  const usernames = new Set(
    samplePackets.flatMap(({ sender, grabs }) => [sender, ...grabs.map(({ by }) => by)]),
  );
  const people = await findAddressees(db, [...usernames]);
  if (people.length < usernames.size) return;
  const ids = new Map(people.map(({ username, id }) => [username, id]));
  const idOf = (username: string) => ids.get(username) ?? '';
  if ((await countPackets(db, [...ids.values()])) >= samplePackets.length) return;
  const events = samplePackets.flatMap((sample, place) => eventsOf(sample, place, idOf));
  // In the order of their times, which the statements of the wallets keep.
  for (const { ago, happen } of events.toSorted((one, other) => other.ago - one.ago))
    await happen(contextOf(services, ago));
}
