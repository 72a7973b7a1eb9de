/** Placing orders over HTTP, compared with the same rows by bare transactions on the same PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { requestForAll } from '@features/orders/factory';
import pg from 'pg';
import { start } from './childProcess.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { register } from './members.ts';
import { clients, linesOf, ordersPerSecond } from './orders.config.ts';

const rounds = 7;
/** Seconds per side and round. */
const roundSeconds = 2;

/** Gives every product more stock than a run can sell, and returns their ids. */
async function fillStock(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('update products set stock = 100000000 returning id');
    return rows.map(({ id }) => id).sort();
  } finally {
    await client.end();
  }
}

/** A client of the portal that sends an order; throws unless it is placed. */
function orderSender(url: string, token: string, agent: Agent): (body: object) => Promise<void> {
  return (body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        authorization: `Bearer ${token}`,
        'idempotency-key': `temp${randomUUID()}`,
      };
      const clientRequest = request(`${url}/api/orders`, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 201 ? resolve() : reject(new Error(`an order got ${response.statusCode}`)),
        );
      });
      clientRequest.on('error', reject);
      clientRequest.end(text);
    });
}

/** Measures orders per second at 16 clients. */
export async function orders(fixture: Fixture): Promise<Figure[]> {
  const { url, databaseUrl } = await fixture.portal();
  const productIds = await fillStock(databaseUrl);
  const members = [];
  for (let client = 0; client < clients; client += 1) members.push(await register(url));
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const buyers = members.map(({ token }) => orderSender(url, token, agent));
  const bare = start('bench/orders.bare.main.ts');
  const userId = members[0]?.user.id ?? '';
  const portalRate = (seconds: number) =>
    ordersPerSecond(seconds, async (client, n) =>
      buyers[client]?.(requestForAll(linesOf(productIds, client, n))),
    );
  const bareRate = async (seconds: number) =>
    (await bare.request<{ rate: number }>({ databaseUrl, productIds, userId, seconds })).rate;
  try {
    await bare.receive();
    await portalRate(1);
    await bareRate(1);
    const measurements: { portalRate: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      measurements.push({ portalRate: await portalRate(roundSeconds), bare: await bareRate(roundSeconds) });
    }
    const medianOf = (of: (pair: { portalRate: number; bare: number }) => number) =>
      median(measurements.map(of));
    return [
      {
        part: 'orders',
        what: 'orders placed by 16 clients: throughput against bare transactions',
        value: medianOf((pair) => pair.portalRate / pair.bare),
        unit: 'x',
        target: { atLeast: 0.4 },
        detail: `${Math.round(medianOf((pair) => pair.portalRate))} against ${Math.round(medianOf((pair) => pair.bare))} orders/s`,
      },
    ];
  } finally {
    agent.destroy();
    await bare.end();
  }
}
