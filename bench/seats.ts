/** Seats of one hot course over HTTP, compared with the same rows by bare transactions on the same PostgreSQL. */
import { Agent, request } from 'node:http';
import { type InsertedMember, insertMembers } from '@features/accounts/factory';
import { makeCourse } from '@features/sales/factory';
import { systemClock } from '@platform/server/clock';
import { openDatabase } from '@platform/server/database/database';
import { systemRandom } from '@platform/server/random';
import { secretFor } from '@platform/server/seal';
import { start } from './childProcess.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { clients, seatsPerSecond } from './seats.config.ts';

/** Members who take a seat in each round; the course has a place for each. */
const memberCount = 1500;
const rounds = 7;

/** Holds a place as a member; throws unless it is held. */
function purchase(url: string, courseId: string, { token }: InsertedMember, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': 2,
      authorization: `Bearer ${token}`,
    };
    const clientRequest = request(
      `${url}/api/course-sales/${courseId}/purchases`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`a purchase got ${response.statusCode}`)),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end('{}');
  });
}

/** Measures seats per second at 16 clients. */
export async function seats(fixture: Fixture): Promise<Figure[]> {
  const { url, databaseUrl, secret } = await fixture.portal();
  const key = await secret();
  const db = openDatabase(databaseUrl, 4);
  const services = {
    db,
    clock: systemClock,
    random: systemRandom(systemClock),
    secretFor: (purpose: string) => secretFor(key, purpose),
  };
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const bare = start('bench/seats.bare.main.ts');
  try {
    const members = await insertMembers(services, memberCount);
    const memberIds = members.map(({ id }) => id);
    const course = () => makeCourse(services, { maxStudents: memberCount });
    await bare.receive();
    const measurements: { ours: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const [hot, bareCourse] = [await course(), await course()];
      const pair = {
        ours: await seatsPerSecond(members, (_, member) => purchase(url, hot, member, agent)),
        bare: (await bare.request<{ rate: number }>({ databaseUrl, courseId: bareCourse, memberIds })).rate,
      };
      // The first round is a warm-up.
      if (round > 0) measurements.push(pair);
    }
    const medianOf = (of: (pair: { ours: number; bare: number }) => number) => median(measurements.map(of));
    return [
      {
        part: 'seats',
        what: 'seats of one hot course held by 16 clients: throughput against bare transactions',
        value: medianOf((pair) => pair.ours / pair.bare),
        unit: 'x',
        target: { atLeast: 0.4 },
        detail: `${Math.round(medianOf((pair) => pair.ours))} against ${Math.round(medianOf((pair) => pair.bare))} seats/s`,
      },
    ];
  } finally {
    agent.destroy();
    await bare.end();
    await db.$client.end();
  }
}
