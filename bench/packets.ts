/** Grabbing: one hot packet through the action against the same rows by one bare statement, and a crowd over HTTP. */
import { Agent, request } from 'node:http';
import { type InsertedMember, insertMembers } from '@features/accounts/factory';
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

/** People who grab; the hot packet has a share for each of them. */
const crowd = 1000;
const rounds = 7;
const crowdShares = 100;
const crowdRounds = 5;

const copied = ['red_packets', 'red_packet_shares', 'wallet_accounts', 'wallet_transfers'];
const bareOf = (table: string) => sql.identifier(`bare_${table}`);

interface Ground {
  db: Database;
  ledger: Ledger;
  people: InsertedMember[];
  /** Puts a packet there; gives its id. */
  packet(count: number): Promise<string>;
}

async function prepare(databaseUrl: string, secret: string): Promise<Ground> {
  const db = openDatabase(databaseUrl, 8);
  const services = {
    db,
    clock: systemClock,
    random: systemRandom(systemClock),
    secretFor: (purpose: string) => secretFor(secret, purpose),
  };
  const ledger = openLedger(services, { welcome: 0 });
  const people = await insertMembers(services, crowd);
  await Promise.all(people.map(({ id }) => ledger.open(db, memberAccount(id, 'BEAN'))));
  for (const table of copied)
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

/** A packet on the bare tables only, as the portal would have it. */
async function barePacket({ db, packet }: Ground): Promise<string> {
  const id = await packet(crowd);
  await db.execute(sql`insert into bare_red_packets select * from red_packets where id = ${id}`);
  await db.execute(
    sql`insert into bare_red_packet_shares select * from red_packet_shares where packet_id = ${id}`,
  );
  await db.execute(
    sql`insert into bare_wallet_accounts select * from wallet_accounts where owner_id = ${id}`,
  );
  return id;
}

async function hotPacket(databaseUrl: string, ground: Ground): Promise<Figure> {
  const [ours, bare] = [start('bench/packets.main.ts'), start('bench/packets.bare.main.ts')];
  const grabberIds = ground.people.map(({ id }) => id);
  const ask = async (program: typeof ours, packetId: string) =>
    (await program.ask<{ rate: number }>({ databaseUrl, packetId, grabberIds })).rate;
  try {
    await Promise.all([ours.hear(), bare.hear()]);
    const taken: { ours: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const pair = {
        ours: await ask(ours, await ground.packet(crowd)),
        bare: await ask(bare, await barePacket(ground)),
      };
      // The first round warms both up.
      if (round > 0) taken.push(pair);
    }
    const middle = (of: (pair: { ours: number; bare: number }) => number) => median(taken.map(of));
    return {
      part: 'packets',
      what: 'one hot packet grabbed by 16 clients: throughput against one bare statement',
      value: middle((pair) => pair.ours / pair.bare),
      unit: 'x',
      target: { atLeast: 0.5 },
      detail: `${Math.round(middle((pair) => pair.ours))} against ${Math.round(middle((pair) => pair.bare))} grabs/s`,
    };
  } finally {
    await Promise.all([ours.end(), bare.end()]);
  }
}

/** One person's grab over a connection of their own; its status and milliseconds. */
function grabAt(url: string, packetId: string, { token }: InsertedMember, agent: Agent) {
  return new Promise<{ status: number; took: number }>((resolve, reject) => {
    const begun = performance.now();
    const headers = {
      'content-type': 'application/json',
      'content-length': 2,
      authorization: `Bearer ${token}`,
    };
    const asked = request(
      `${url}/api/red-packets/${packetId}/grab`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, took: performance.now() - begun }),
        );
      },
    );
    asked.on('error', reject);
    asked.end('{}');
  });
}

async function simultaneous({ url, cpu }: Portal, { people, packet }: Ground): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  const p99s: number[] = [];
  let used = 0;
  try {
    for (let round = 0; round <= crowdRounds; round += 1) {
      const id = await packet(crowdShares);
      const before = await cpu();
      const answers = await Promise.all(people.map((person) => grabAt(url, id, person, agent)));
      if (round > 0) used += (await cpu()) - before;
      const won = answers.filter(({ status }) => status === 200).length;
      const late = answers.filter(({ status }) => status === 409).length;
      if (won !== crowdShares || won + late !== crowd) throw new Error(`${won} won, ${late} were late`);
      const times = answers.map(({ took }) => took).toSorted((one, other) => one - other);
      if (round > 0) p99s.push(times[Math.ceil(crowd * 0.99) - 1] ?? Number.NaN);
    }
  } finally {
    agent.destroy();
  }
  return {
    part: 'packets',
    what: `${crowd} people grab ${crowdShares} shares at once over HTTP: p99`,
    value: median(p99s),
    unit: 'ms',
    detail: `${p99s.map((p99) => p99.toFixed(0)).join(', ')} ms in ${crowdRounds} rounds; ${((used / crowdRounds / crowd) * 1e6).toFixed(0)} µs of processor time per call`,
  };
}

/** Measures grabs per second and the wait of a crowd. */
export async function packets(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const { databaseUrl } = portal;
  const ground = await prepare(databaseUrl, await portal.secret());
  try {
    return [await hotPacket(databaseUrl, ground), await simultaneous(portal, ground)];
  } finally {
    for (const table of copied) await ground.db.execute(sql`drop table ${bareOf(table)}`);
    await ground.db.$client.end();
  }
}
