/** Grabbing: one packet through the action, compared with the same rows by one bare statement, and 1,000 people over HTTP. */
import { Agent, request } from 'node:http';
import { type InsertedMember, insertMembers } from '@features/accounts/factory';
import { packetPath } from '@features/redpackets/contract/path';
import { makeLargePacket } from '@features/redpackets/factory';
import { type Ledger, memberAccount, openLedger } from '@features/wallet/ledger';
import { systemClock } from '@platform/server/clock';
import { type Database, openDatabase } from '@platform/server/database/database';
import { systemRandom } from '@platform/server/random';
import { secretFor } from '@platform/server/seal';
import { sql } from 'drizzle-orm';
import { start } from './childProcess.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';
import type { Portal } from './portal.ts';

/** The number of members who grab; the packet has a share for each of them. */
const peopleCount = 1000;
const rounds = 7;
const shareCount = 100;
const httpRounds = 5;

const copiedTables = ['red_packets', 'red_packet_shares', 'wallet_accounts', 'wallet_transfers'];
const bareOf = (table: string) => sql.identifier(`bare_${table}`);

interface PacketFixture {
  db: Database;
  ledger: Ledger;
  people: InsertedMember[];
  /** Creates a packet, and returns its id. */
  packet(count: number): Promise<string>;
}

async function prepare(databaseUrl: string, secret: string): Promise<PacketFixture> {
  const db = openDatabase(databaseUrl, 8);
  const services = {
    db,
    clock: systemClock,
    random: systemRandom(systemClock),
    secretFor: (purpose: string) => secretFor(secret, purpose),
  };
  const ledger = openLedger(services, { welcome: 0 });
  const people = await insertMembers(services, peopleCount);
  await Promise.all(people.map(({ id }) => ledger.open(db, memberAccount(id, 'BEAN'))));
  for (const table of copiedTables)
    await db.execute(sql`create table ${bareOf(table)} (like ${sql.identifier(table)} including all)`);
  await db.execute(sql`insert into bare_wallet_accounts select * from wallet_accounts`);
  const sender = people[0]?.id ?? '';
  return {
    db,
    ledger,
    people,
    packet: (count) => makeLargePacket({ portal: services, ledger }, sender, count),
  };
}

/** Creates a packet in the bare tables only, with the rows that the portal would write. */
async function barePacket({ db, packet }: PacketFixture): Promise<string> {
  const id = await packet(peopleCount);
  await db.execute(sql`insert into bare_red_packets select * from red_packets where id = ${id}`);
  await db.execute(
    sql`insert into bare_red_packet_shares select * from red_packet_shares where packet_id = ${id}`,
  );
  await db.execute(
    sql`insert into bare_wallet_accounts select * from wallet_accounts where owner_id = ${id}`,
  );
  return id;
}

/** Throws unless the packet's sender has one notification of everyone else who grabbed it. */
async function assertNotified({ db, people }: PacketFixture, packetId: string): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from notifications n join notification_actors on notification_id = n.id
    where n.kind = 'packet_grabbed' and n.path = ${packetPath(packetId)} group by n.id`);
  const [bundle, ...others] = rows;
  if (others.length > 0 || bundle?.count !== people.length - 1)
    throw new Error(`the sender is notified of ${JSON.stringify(rows)}`);
}

async function hotPacket(databaseUrl: string, packetFixture: PacketFixture): Promise<Figure> {
  const [ours, bare] = [start('bench/packets.main.ts'), start('bench/packets.bare.main.ts')];
  const grabberIds = packetFixture.people.map(({ id }) => id);
  const ask = async (program: typeof ours, packetId: string) =>
    (await program.request<{ rate: number }>({ databaseUrl, packetId, grabberIds })).rate;
  try {
    await Promise.all([ours.receive(), bare.receive()]);
    const measurements: { ours: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const id = await packetFixture.packet(peopleCount);
      const pair = {
        ours: await ask(ours, id),
        bare: await ask(bare, await barePacket(packetFixture)),
      };
      await assertNotified(packetFixture, id);
      // The first round is a warm-up.
      if (round > 0) measurements.push(pair);
    }
    const medianOf = (of: (pair: { ours: number; bare: number }) => number) => median(measurements.map(of));
    return {
      part: 'packets',
      what: 'one hot packet grabbed by 16 clients, its sender notified: throughput against one bare statement',
      value: medianOf((pair) => pair.ours / pair.bare),
      unit: 'x',
      target: { atLeast: 0.5 },
      detail: `${Math.round(medianOf((pair) => pair.ours))} against ${Math.round(medianOf((pair) => pair.bare))} grabs/s`,
    };
  } finally {
    await Promise.all([ours.end(), bare.end()]);
  }
}

/** One member's grab over a separate connection; returns its status and milliseconds. */
function grabAt(url: string, packetId: string, { token }: InsertedMember, agent: Agent) {
  return new Promise<{ status: number; took: number }>((resolve, reject) => {
    const startTime = performance.now();
    const headers = {
      'content-type': 'application/json',
      'content-length': 2,
      authorization: `Bearer ${token}`,
    };
    const clientRequest = request(
      `${url}/api/red-packets/${packetId}/grab`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, took: performance.now() - startTime }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end('{}');
  });
}

async function concurrentGrabs({ url, cpu }: Portal, { people, packet }: PacketFixture): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: peopleCount });
  const p99s: number[] = [];
  let cpuSeconds = 0;
  try {
    for (let round = 0; round <= httpRounds; round += 1) {
      const id = await packet(shareCount);
      const before = await cpu();
      const answers = await Promise.all(people.map((person) => grabAt(url, id, person, agent)));
      if (round > 0) cpuSeconds += (await cpu()) - before;
      const winners = answers.filter(({ status }) => status === 200).length;
      const losers = answers.filter(({ status }) => status === 409).length;
      if (winners !== shareCount || winners + losers !== peopleCount)
        throw new Error(`${winners} won, ${losers} were late`);
      const times = answers.map(({ took }) => took).toSorted((one, other) => one - other);
      if (round > 0) p99s.push(times[Math.ceil(peopleCount * 0.99) - 1] ?? Number.NaN);
    }
  } finally {
    agent.destroy();
  }
  return {
    part: 'packets',
    what: `${peopleCount} people grab ${shareCount} shares at once over HTTP: p99`,
    value: median(p99s),
    unit: 'ms',
    detail: `${p99s.map((p99) => p99.toFixed(0)).join(', ')} ms in ${httpRounds} rounds; ${((cpuSeconds / httpRounds / peopleCount) * 1e6).toFixed(0)} µs of processor time per call`,
  };
}

/** Measures grabs per second, and response times of 1,000 people. */
export async function packets(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const { databaseUrl } = portal;
  const packetFixture = await prepare(databaseUrl, await portal.secret());
  try {
    return [await hotPacket(databaseUrl, packetFixture), await concurrentGrabs(portal, packetFixture)];
  } finally {
    for (const table of copiedTables) await packetFixture.db.execute(sql`drop table ${bareOf(table)}`);
    await packetFixture.db.$client.end();
  }
}
