/** Guarantees of all endpoints. */
import { readFile } from 'node:fs/promises';
import { type Endpoint, roles, takesBody } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';
import { inputsAround } from '@platform/server/testing/fuzz';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestPortal, testPortal, urlOf } from './testing.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const someId = '01890000-0000-7000-8000-000000000000';
const someParams = (endpoint: Endpoint) =>
  Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, someId]));

async function send(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
  token?: string,
) {
  return portal.portal.http.inject({
    method: endpoint.method,
    url: urlOf(endpoint, input),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(takesBody(endpoint) ? { 'content-type': 'application/json' } : {}),
    },
    ...(takesBody(endpoint) ? { payload: JSON.stringify(input.body ?? {}) } : {}),
  });
}

/** The names of the fields of an input. */
const namesOf = (schema: Endpoint['body']) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

describe('every endpoint', () => {
  it('UNAUTHENTICATED: requires a valid token unless access is anyone', async () => {
    for (const endpoint of portal.endpoints.filter(({ access }) => access !== 'anyone')) {
      for (const token of [undefined, 'forged', 'forged.signature']) {
        const reply = await send(endpoint, { params: someParams(endpoint) }, token);
        expect([endpoint.name, reply.statusCode]).toEqual([endpoint.name, 401]);
        expect(reply.json()).toEqual({
          success: false,
          code: 'UNAUTHENTICATED',
          message: '登录已过期，请重新登录',
        });
      }
    }
  });

  it('has the generic messages for 403 and 404, except those in docs/beyond-the-spec.md', async () => {
    const documented = await readFile(new URL('../../docs/beyond-the-spec.md', import.meta.url), 'utf8');
    const messages = { 403: genericErrors.FORBIDDEN.message, 404: genericErrors.NOT_FOUND.message };
    for (const { name, errors = [] } of portal.endpoints)
      for (const { status, message } of errors)
        if ((status === 403 || status === 404) && !documented.includes(message))
          expect([name, message]).toEqual([name, messages[status]]);
  });

  it('refuses a file of the wrong kind with 415 and one that is too large with 413', () => {
    const uploads = portal.endpoints.flatMap(({ name, upload }) => (upload ? [{ name, upload }] : []));
    expect(uploads.length).toBeGreaterThan(2);
    for (const { name, upload } of uploads)
      expect([name, upload.wrongKind.status, upload.tooLarge.status]).toEqual([name, 415, 413]);
  });

  it('FORBIDDEN: rejects every role that is not in access, and accepts the others', async () => {
    for (const role of roles) {
      for (const endpoint of portal.endpoints.filter(({ access }) => access !== 'anyone')) {
        // A new person each time: some endpoints end sessions.
        const { token } = await portal.person(role);
        const reply = await send(endpoint, { params: someParams(endpoint) }, token);
        const { access } = endpoint;
        if (Array.isArray(access) && !access.includes(role)) {
          expect([endpoint.name, role, reply.statusCode]).toEqual([endpoint.name, role, 403]);
          expect(reply.json()).toEqual({ success: false, code: 'FORBIDDEN', message: '没有权限访问' });
        } else {
          expect([endpoint.name, role, reply.statusCode]).not.toEqual([endpoint.name, role, 401]);
          expect([endpoint.name, role, reply.json().code]).not.toEqual([endpoint.name, role, 'FORBIDDEN']);
        }
      }
    }
  });

  it('has only existing roles in access', () => {
    for (const { access } of portal.endpoints)
      if (Array.isArray(access)) expect(roles).toEqual(expect.arrayContaining([...access]));
  });

  it('is declared once', () => {
    const names = portal.endpoints.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('answers invalid JSON, an unknown content type and an oversized body with 400, 415 and 413', async () => {
    const { token: admin } = await portal.person('admin');
    for (const endpoint of portal.endpoints.filter(takesBody)) {
      const post = (type: string, payload: string) =>
        portal.portal.http.inject({
          method: endpoint.method,
          url: urlOf(endpoint, { params: someParams(endpoint) }),
          headers: { 'content-type': type, authorization: `Bearer ${admin}` },
          payload,
        });
      expect((await post('application/json', '{"a":')).statusCode).toBe(400);
      expect((await post('application/xml', '<a/>')).statusCode).toBe(415);
      expect((await post('application/json', JSON.stringify({ a: 'x'.repeat(300_000) }))).statusCode).toBe(
        413,
      );
    }
  });

  it('waits for its largest file at half a megabit per second', () => {
    const { requestTimeout } = portal.portal.http.server;
    for (const { name, upload } of portal.endpoints.filter(({ upload }) => upload !== undefined)) {
      const needed = ((upload?.maxBytes ?? 0) / 64_000) * 1000;
      expect([name, Math.min(needed, requestTimeout)]).toEqual([name, needed]);
    }
  });

  it('never answers hostile input with a 500', async () => {
    for (const endpoint of portal.endpoints) {
      // A new person each time: some endpoints end sessions.
      const { token: admin } = await portal.person('admin');
      const inputs = fc.record({
        params: fc.oneof(fc.constant(someParams(endpoint)), inputsAround(endpoint.params)),
        query: inputsAround(endpoint.query),
        body: inputsAround(endpoint.body),
      });
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          const reply = await send(endpoint, input, admin);
          expect(reply.statusCode, `${endpoint.name}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
    }
  }, 400_000);

  it('names what is wrong in Chinese, for every field', async () => {
    const chinese = expect.stringMatching(/\p{Script=Han}/u);
    for (const endpoint of portal.endpoints) {
      for (const wrong of ['\u0000', '-1', '999999999999', [], {}, null, true, 1e308]) {
        const { token: admin } = await portal.person('admin');
        const every = (schema: Endpoint['body']) =>
          Object.fromEntries(namesOf(schema).map((name) => [name, wrong]));
        const input = {
          params: someParams(endpoint),
          query: every(endpoint.query),
          body: every(endpoint.body),
        };
        const reply = await send(endpoint, input, admin);
        if (reply.statusCode < 400) continue;
        const { message, details } = reply.json();
        expect([endpoint.name, wrong, message]).toEqual([endpoint.name, wrong, chinese]);
        if (!Array.isArray(details)) continue;
        for (const issue of details)
          expect([endpoint.name, wrong, issue]).toEqual([
            endpoint.name,
            wrong,
            { ...issue, message: chinese },
          ]);
      }
    }
  }, 400_000);

  it('answers an unknown method in Chinese', async () => {
    const reply = await portal.portal.http.inject({ method: 'DELETE', url: '/api/news' });
    expect([reply.statusCode, reply.json().message]).toEqual([404, '请求的资源不存在']);
  });

  it('refuses a revision that the database cannot store', () => {
    for (const { name, body } of portal.endpoints) {
      const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
      const { revision } = properties;
      if (typeof revision === 'object') expect([name, revision.maximum]).toEqual([name, 2_147_483_646]);
    }
  });

  it('BAD_REQUEST: rejects a command that is nested too deeply for its fingerprint', async () => {
    const { token } = await portal.person();
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    const reply = await portal.portal.http.inject({
      method: 'POST',
      url: '/api/wallet/recharges',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'deep',
        authorization: `Bearer ${token}`,
      },
      payload: `{"amount":100,"details":${nested}}`,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('answers unknown addresses with 404 in the envelope', async () => {
    const reply = await portal.portal.http.inject({ url: '/api/nothing/here' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, code: 'NOT_FOUND', message: '请求的资源不存在' });
  });
});
