/** Sends and grabs the sample red packets as the sample people, all booked in the ledger. */
import { openLedger } from '@features/wallet/ledger';
import { after, hour, minute } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { readSample } from '@platform/server/sample';
import { z } from 'zod';
import { fieldError, packetFields } from '../contract/form.ts';
import { openForHours } from '../contract/lifecycle.ts';
import type { Context } from './context.ts';
import { expirePacket } from './expire.actions.ts';
import { grabPacket } from './grab.actions.ts';
import { sendPacket } from './send.actions.ts';
import { countPackets, findRecipients } from './store.ts';

const minutesAgo = z.number().min(0);
const samplePacket = packetFields
  .extend({
    sender: z.string(),
    minutesAgo,
    grabs: z.array(z.strictObject({ by: z.string(), minutesAgo })),
  })
  .strict()
  .refine((packet) => fieldError(packet) === null, 'cannot be divided so');
type SamplePacket = z.output<typeof samplePacket>;

/** The oldest first; packets older than a day that are not finished have expired. People are named by username. */
export const readSamplePackets = () => readSample('red_packets.yaml', samplePacket);

/** The actions' context with a clock some minutes ago. */
function contextOf(services: Services, minutesAgo: number): Context {
  const at = after(services.clock.now(), -minutesAgo * minute);
  const portal = { ...services, clock: { now: () => at } };
  return { portal, ledger: openLedger(portal, { welcome: 0 }) };
}

interface Event {
  minutes: number;
  run(ctx: Context): Promise<unknown>;
}

/** The events of a sample: it is sent, grabbed, and expired at its end. */
function eventsOf(sample: SamplePacket, place: number, idOf: (username: string) => string): Event[] {
  const { sender, minutesAgo: sentAgo, grabs, ...form } = sample;
  const caller = idOf(sender);
  const key = `sample-packet-${place}`;
  let packetId = '';
  const sending: Event = {
    minutes: sentAgo,
    // A command, so that of two parallel seeds only one sends.
    async run(ctx) {
      packetId = (await sendPacket(ctx, caller, form, { caller, key, fingerprint: key })).id;
    },
  };
  const grabbing = grabs.map(({ by, minutesAgo: minutes }) => ({
    minutes,
    run: (ctx: Context) => grabPacket(ctx, idOf(by), packetId),
  }));
  const expiring = {
    minutes: sentAgo - openForHours * (hour / minute),
    run: (ctx: Context) => expirePacket(ctx, packetId),
  };
  return [sending, ...grabbing, ...(expiring.minutes >= 0 ? [expiring] : [])];
}

/** Adds the sample red packets once; needs the sample people and their wallets. In production it does nothing. */
export async function seedPackets(services: Services): Promise<void> {
  const { db, env } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  const samplePackets = await readSamplePackets();
  const usernames = new Set(
    samplePackets.flatMap(({ sender, grabs }) => [sender, ...grabs.map(({ by }) => by)]),
  );
  const people = await findRecipients(db, [...usernames]);
  if (people.length < usernames.size) return;
  const ids = new Map(people.map(({ username, id }) => [username, id]));
  const idOf = (username: string) => ids.get(username) ?? '';
  if ((await countPackets(db, [...ids.values()])) >= samplePackets.length) return;
  const events = samplePackets.flatMap((sample, place) => eventsOf(sample, place, idOf));
  // In the order of their times, which is the order of the wallets' statements.
  for (const { minutes, run } of events.toSorted((one, other) => other.minutes - one.minutes))
    await run(contextOf(services, minutes));
}
