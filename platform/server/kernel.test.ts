/** The kernel's guarantees for every endpoint. */

import { type AddressInfo, connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { text } from '@platform/contract/text';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failure } from './http/failure.ts';
import { callCounter } from './http/http.ts';
import type { Kernel } from './kernel.ts';
import { openLog } from './log.ts';
import { createTestDatabase } from './testing/database.ts';
import { openTestKernel } from './testing/kernel.ts';

const { TAKEN } = errorTable({ TAKEN: { status: 409, message: '已被占用' } });
const { HIDDEN } = errorTable({ HIDDEN: { status: 409, message: '未声明' } });
const body = z.object({ name: text({ max: 5, required: '请输入姓名' }), age: z.int('请输入年龄') });
const declare = (name: string) =>
  ({ name, summary: '', method: 'POST', path: `/${name}`, access: 'anyone' }) as const;

const greet = endpoint({
  ...declare('greet'),
  body,
  data: z.object({ hello: z.string() }),
  errors: [TAKEN],
  message: '你好',
});
const lie = endpoint({ ...declare('lie'), data: z.object({ number: z.int() }) });
const hide = endpoint({ ...declare('hide'), data: z.object({}) });
const slow = endpoint({ ...declare('slow'), data: z.object({}) });
const stumble = endpoint({ ...declare('stumble'), data: z.object({}) });
const count = endpoint({ ...declare('count'), method: 'GET', data: z.object({ count: z.int() }) });
const whose = endpoint({ ...declare('whose'), method: 'GET', data: z.object({ hello: z.string() }) });

let kernel: Kernel;
let drop: () => Promise<void>;
let calls = 0;
const lines: string[] = [];

/** The addresses as routes see them. */
const urls: string[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  kernel = await openTestKernel(database.url, {
    env: { RATE_LIMIT_PER_MINUTE: '40' },
    log: openLog('debug', { write: (line) => void lines.push(line) }),
  });
  const { portal } = kernel;
  portal.route(greet, async ({ body: { name } }) => {
    if (name === 'taken') throw failure(TAKEN);
    return { hello: name };
  });
  portal.route(lie, async () => ({ number: 1.5 }));
  portal.route(hide, async () => {
    throw failure(HIDDEN);
  });
  portal.route(stumble, async () => {
    await portal.db.execute(sql`select ${'confidential'}::uuid`);
    return {};
  });
  portal.route(slow, async () => {
    await delay(300);
    return {};
  });
  portal.route(
    count,
    async () => {
      calls += 1;
      return { count: calls };
    },
    { cacheTag: 'count' },
  );
  let asked = 0;
  portal.route(
    whose,
    async ({ origin }) => {
      asked += 1;
      return { hello: `${origin.authorization ?? 'anonymous'} ${asked}` };
    },
    { cacheTag: 'whose', anonymousOnly: true },
  );
  const countCall = callCounter(portal.http);
  portal.http.get('/drawn', async (request) => {
    await countCall(request);
    return {};
  });
  kernel.portal.http.addHook('onRequest', (request, _reply, done) => {
    urls.push(request.url);
    done();
  });
  await kernel.start();
});
afterAll(async () => {
  await kernel.stop();
  await drop();
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  kernel.portal.http.inject({ method: 'POST', url: `/api${url}`, payload, headers });

describe('an endpoint', () => {
  it('answers in the envelope, with its message and a request id', async () => {
    const reply = await post('/greet', { name: '中轴', age: 3, role: 'admin' });
    expect(reply.json()).toEqual({ success: true, message: '你好', data: { hello: '中轴' } });
    expect(reply.headers['x-request-id']).toBeTruthy();
    expect(reply.headers['cache-control']).toBe('no-store');
    const line = lines.find((text) => text.includes(`"reqId":"${String(reply.headers['x-request-id'])}"`));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ route: '/api/greet', status: 200 });
  });

  it('VALIDATION_FAILED: reports all rejected fields, with the first one’s message', async () => {
    const reply = await post('/greet', { name: '' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: '请输入姓名',
      details: [
        { field: 'name', message: '请输入姓名' },
        { field: 'age', message: '请输入年龄' },
      ],
    });
  });

  it('fails with a declared error', async () => {
    const reply = await post('/greet', { name: 'taken', age: 1 });
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { success: false, code: 'TAKEN', message: '已被占用' },
    ]);
  });

  it('INTERNAL: answers for undeclared errors and answers that do not match the contract', async () => {
    for (const url of ['/hide', '/lie']) {
      const reply = await post(url, {});
      expect(reply.json()).toEqual({ success: false, code: 'INTERNAL', message: '服务器内部错误' });
    }
  });

  it('is cached if declared so, until its tag is invalidated', async () => {
    const get = (headers = {}) => kernel.portal.http.inject({ url: '/api/count', headers });
    const first = await get();
    expect((await get()).body).toBe(first.body);
    expect((await get({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    kernel.portal.cache.invalidate('count');
    expect((await get()).body).not.toBe(first.body);
  });

  it('is cached for calls without a token alone if declared so', async () => {
    const get = async (headers = {}) => {
      const reply = await kernel.portal.http.inject({ url: '/api/whose', headers });
      return [reply.json().data.hello, reply.headers['cache-control']];
    };
    const member = { authorization: 'Bearer a' };
    expect(await get()).toEqual(['anonymous 1', 'no-cache']);
    expect(await get(member)).toEqual(['Bearer a 2', 'no-store']);
    expect(await get(member)).toEqual(['Bearer a 3', 'no-store']);
    expect(await get()).toEqual(['anonymous 1', 'no-cache']);
  });
});

describe('the server', () => {
  it.each(['/api/count', '/api/nothing', '/healthz'])('protects %s from other sites', async (url) => {
    const { headers } = await kernel.portal.http.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
    });
    // Demo mode is plain http.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('writes no credentials into its logs', async () => {
    await post(
      '/greet',
      { name: '中轴', age: 3, password: 'hunter2' },
      { authorization: 'Bearer sesame', cookie: 'a=sesame' },
    );
    kernel.portal.log.warn({ headers: { authorization: 'Bearer sesame' }, password: 'hunter2' }, 'careless');
    expect(lines.join('')).toContain('careless');
    expect(lines.join('')).toContain('/api/greet');
    expect(lines.join('')).not.toMatch(/sesame|hunter2/);
  });

  it('logs a failed query with place and cause, without its values', async () => {
    expect((await post('/stumble', {})).statusCode).toBe(500);
    const logLines = lines.filter((text) => text.includes('/api/stumble')).map((text) => JSON.parse(text));
    const line = logLines.find(({ msg }) => msg === 'request failed');
    expect(line.err.message).toContain('select $1::uuid');
    expect(line.err.stack).toContain('kernel.test.ts');
    expect(line.err.cause).toMatchObject({ code: '22P02' });
    expect(JSON.stringify(logLines)).not.toContain('confidential');
    // Each line of a request has its own fields only.
    expect(logLines.find(({ status }) => status === 500)).not.toHaveProperty('err');
  });

  it('logs an error without the properties that a library added', () => {
    const request = { headers: { authorization: 'Basic confidential' }, body: 'confidential' };
    const error = Object.assign(new Error('refused', { cause: new Error('closed') }), {
      code: 'E1',
      request,
    });
    kernel.portal.log.warn({ err: error }, 'a provider refuses');
    const line = JSON.parse(lines.findLast((text) => text.includes('a provider refuses')) ?? '{}');
    expect(line.err).toMatchObject({
      type: 'Error',
      message: 'refused',
      code: 'E1',
      cause: { message: 'closed' },
    });
    expect(JSON.stringify(line)).not.toContain('confidential');
  });

  it('answers liveness and readiness, and shows metrics to loopback only', async () => {
    const get = (url: string, remoteAddress: string) => kernel.portal.http.inject({ url, remoteAddress });
    expect((await get('/healthz', '203.0.113.7')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz', '203.0.113.7')).json()).toEqual({ status: 'ready' });
    expect((await get('/metrics', '127.0.0.1')).body).toContain('http_request_duration_seconds');
    expect((await get('/metrics', '203.0.113.7')).statusCode).toBe(404);
    // Through a proxy on the same machine, trusted or not.
    for (const name of [
      'x-forwarded-for',
      'x-forwarded-host',
      'forwarded',
      'x-real-ip',
      'via',
      'true-client-ip',
    ]) {
      const { statusCode } = await kernel.portal.http.inject({
        url: '/metrics',
        headers: { [name]: '127.0.0.1' },
      });
      expect([name, statusCode]).toEqual([name, 404]);
    }
  });

  it('BAD_REQUEST: answers an address that cannot be decoded in the envelope, with all headers', async () => {
    for (const url of ['/api/%zz', '/%zz']) {
      const { statusCode, headers, body } = await kernel.portal.http.inject({ url });
      expect([statusCode, JSON.parse(body)]).toEqual([
        400,
        { success: false, code: 'BAD_REQUEST', message: '请求失败' },
      ]);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
  });

  it.each([
    ['GET', 'http://elsewhere.example/healthz', 200],
    ['GET', 'http://elsewhere.example', 404],
    ['GET', 'http://[', 404],
    ['OPTIONS', '*', 404],
    ['GET', '*', 404],
  ])('answers %s %s, which is no path, with %i', async (method, path, expected) => {
    const { http } = kernel.portal;
    if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(`${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(await readText(socket)).toMatch(new RegExp(`^HTTP/1.1 ${expected} `));
    // Routes build addresses from it.
    expect(urls.at(-1)).toMatch(/^\//);
  });

  it('UNSUPPORTED_MEDIA_TYPE: accepts JSON only with its content type', async () => {
    const payload = JSON.stringify({ name: '中轴', age: 3 });
    const reply = await kernel.portal.http.inject({
      method: 'POST',
      url: '/api/greet',
      headers: { 'content-type': 'text/plain' },
      payload,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('describes its endpoints', async () => {
    const { body: page } = await kernel.portal.http.inject({ url: '/api/docs/json' });
    const document = JSON.parse(page);
    expect(document.paths['/api/greet'].post.requestBody.content['application/json'].schema.required).toEqual(
      ['name', 'age'],
    );
    expect(document.paths['/api/greet'].post.responses.default.description).toContain('TAKEN');
    const { headers } = await kernel.portal.http.inject({ url: '/api/docs/' });
    // Demo mode is plain http, so requests must not be upgraded.
    expect(headers['content-security-policy']).not.toMatch(/upgrade-insecure-requests|swagger\.io/);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  });

  it('TOO_MANY_REQUESTS: limits each address separately', async () => {
    const from = (remoteAddress: string, url = '/api/count') =>
      kernel.portal.http.inject({ url, remoteAddress });
    const statuses: number[] = [];
    for (let sent = 0; sent < 42; sent += 1) statuses.push((await from('203.0.113.9')).statusCode);
    expect(statuses).toEqual([...Array(40).fill(200), 429, 429]);
    expect((await from('203.0.113.9')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await from('203.0.113.9', '/drawn')).statusCode).toBe(429);
    expect((await from('203.0.113.9', '/healthz')).statusCode).toBe(200);
    expect((await from('203.0.113.10')).statusCode).toBe(200);
    expect((await from('203.0.113.10', '/drawn')).statusCode).toBe(200);
  });

  it('finishes calls in flight before it stops', async () => {
    const running = post('/slow', {});
    await delay(50);
    await kernel.portal.http.close();
    expect((await running).statusCode).toBe(200);
  });
});
