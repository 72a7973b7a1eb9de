/** Placing orders over HTTP, against the same rows written by bare transactions on the same PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { requestForAll } from '@features/orders/factory';
import pg from 'pg';
import { start } from './childProcess.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { register } from './members.ts';
import { clients, ordersPerSecond, wishesOf } from './orders.config.ts';

const rounds = 7;
/** Seconds per side and round. */
const turn = 2;

/** Gives every product more stock than a run can sell; the ids of all. */
async function stockUp(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('update products set stock = 100000000 returning id');
    return rows.map(({ id }) => id).sort();
  } finally {
    await client.end();
  }
}

/** A buyer at the door of the portal: sends a body, throws unless the order is placed. */
function buyerAt(url: string, token: string, agent: Agent): (body: object) => Promise<void> {
  return (body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        authorization: `Bearer ${token}`,
        'idempotency-key': `temp${randomUUID()}`,
      };
      const asked = request(`${url}/api/orders`, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 201 ? resolve() : reject(new Error(`an order got ${response.statusCode}`)),
        );
      });
      asked.on('error', reject);
      asked.end(text);
    });
}

/** Measures orders per second at 16 clients. */
export async function orders(fixture: Fixture): Promise<Figure[]> {
  const { url, databaseUrl } = await fixture.portal();
  const productIds = await stockUp(databaseUrl);
  const members = [];
  for (let client = 0; client < clients; client += 1) members.push(await register(url));
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const buyers = members.map(({ token }) => buyerAt(url, token, agent));
  const bare = start('bench/orders.bare.main.ts');
  const userId = members[0]?.user.id ?? '';
  const ours = (seconds: number) =>
    ordersPerSecond(seconds, async (client, n) =>
      buyers[client]?.(requestForAll(wishesOf(productIds, client, n))),
    );
  const theirs = async (seconds: number) =>
    (await bare.ask<{ rate: number }>({ databaseUrl, productIds, userId, seconds })).rate;
  try {
    await bare.hear();
    await ours(1);
    await theirs(1);
    const taken: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      taken.push({ ours: await ours(turn), bare: await theirs(turn) });
    }
    const middle = (of: (pair: { ours: number; bare: number }) => number) => median(taken.map(of));
    return [
      {
        part: 'orders',
        what: 'orders placed by 16 clients: throughput against bare transactions',
        value: middle((pair) => pair.ours / pair.bare),
        unit: 'x',
        target: { atLeast: 0.4 },
        detail: `${Math.round(middle((pair) => pair.ours))} against ${Math.round(middle((pair) => pair.bare))} orders/s`,
      },
    ];
  } finally {
    agent.destroy();
    await bare.end();
  }
}
