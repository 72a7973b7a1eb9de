/** Sends the sample red packets in the names of the sample people, all of it booked in the ledger. */
import { demoAccounts } from '@features/accounts/contract/demo';
import { openLedger } from '@features/wallet/ledger';
import { after, hour, minute } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import type { PacketForm } from '../contract/form.ts';
import { openForHours } from '../contract/lifecycle.ts';
import type { Context } from './context.ts';
import { expirePacket } from './expire.actions.ts';
import { grabPacket } from './grab.actions.ts';
import { type Person, type SamplePacket, samplePackets } from './seed.story.ts';
import { sendPacket } from './send.actions.ts';
import { countPackets, findAddressees } from './store.ts';

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
function eventsOf(sample: SamplePacket, place: number, idOf: (person: Person) => string): Event[] {
  const { sender, sentAgo, grabs, recipients, ...form } = sample;
  const caller = idOf(sender);
  const key = `sample-packet-${place}`;
  let packetId = '';
  const sending: Event = {
    ago: sentAgo,
    // A command, so that of two programs which seed at once only one sends.
    async happen(ctx) {
      const sendType = recipients ? 'private' : 'public';
      const wanted: PacketForm = { ...form, sendType, recipients: [...(recipients ?? [])] };
      packetId = (await sendPacket(ctx, caller, wanted, { caller, key, fingerprint: key })).id;
    },
  };
  const grabbing = grabs.map(([by, ago]) => ({
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
  const people = await findAddressees(
    db,
    demoAccounts.map(({ username }) => username),
  );
  const ids = new Map(people.map(({ username, id }) => [username, id]));
  const idOf = (person: Person) => ids.get(person) ?? '';
  if (people.length < demoAccounts.length) return;
  if ((await countPackets(db, [...ids.values()])) >= samplePackets.length) return;
  const events = samplePackets.flatMap((sample, place) => eventsOf(sample, place, idOf));
  // In the order of their times, which the statements of the wallets keep.
  for (const { ago, happen } of events.toSorted((one, other) => other.ago - one.ago))
    await happen(contextOf(services, ago));
}
