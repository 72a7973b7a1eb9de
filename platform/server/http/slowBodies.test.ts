/** Slow bodies over real connections. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@platform/contract/endpoint';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { endSlowBodies } from './slowBodies.ts';

const timeout = 150;

async function open() {
  const http = fastify();
  endSlowBodies(http, timeout);
  http.post('/call', async ({ body }) => body);
  http.get('/call', async () => 'read');
  const endpoint = { upload: {} } as Endpoint;
  http.post('/upload', { config: { endpoint } }, async ({ body }) => body);
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  return { http, port: Number(new URL(address).port) };
}

/** Sends a body of which the end never comes; whether the server closes the connection within some milliseconds. */
async function isClosed(port: number, method: string, path: string, within = 30_000): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  // A reset is a way to close it, too.
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), 20);
  const result = await Promise.race([closed, sleep(within, false)]);
  clearInterval(drip);
  socket.destroy();
  return result;
}

it('a body that drips is ended, read or not; that of an upload is not', async () => {
  const { http, port } = await open();
  try {
    expect(await isClosed(port, 'POST', '/call')).toBe(true);
    expect(await isClosed(port, 'GET', '/call')).toBe(true);
    expect(await isClosed(port, 'POST', '/nothing')).toBe(true);
    expect(await isClosed(port, 'POST', '/upload', 1000)).toBe(false);
  } finally {
    await http.close();
  }
});

it('a complete body does not end the connection, however long the answer takes', async () => {
  const http = fastify();
  endSlowBodies(http, timeout);
  http.post('/slow', async ({ body }) => {
    await sleep(3 * timeout);
    return body;
  });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/slow`, { method: 'POST', headers, body: '{"a":1}' });
    expect(await answer.json()).toEqual({ a: 1 });
  } finally {
    await http.close();
  }
});
