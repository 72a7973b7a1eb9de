/** Calling endpoints: requests, answers and expired sessions. */
import { endpoint } from '@platform/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useSession } from '../session/session.ts';
import { call, query, urlOf } from './api.ts';
import { ApiError } from './failure.ts';

const getThing = endpoint({
  name: 'showThing',
  summary: 'One thing.',
  method: 'GET',
  path: '/things/:id',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  query: z.object({ size: z.string().optional(), tags: z.array(z.string()).optional() }),
  data: z.object({ id: z.string() }),
});

const createThing = endpoint({
  name: 'makeThing',
  summary: 'Makes a thing.',
  method: 'POST',
  path: '/things',
  access: 'member',
  body: z.object({ title: z.string() }),
  data: z.object({ id: z.string() }),
  idempotent: true,
});

const logIn = (token: string) =>
  useSession.setState({
    token,
    userInfo: { id: '1', username: 'l', email: 'l@e.x', role: 'user' },
    isLoggedIn: true,
  });

const fetchMock = (status: number, body: unknown) =>
  vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  useSession.setState({ token: null, userInfo: null, isLoggedIn: false, expiries: 0 });
});
afterEach(() => vi.unstubAllGlobals());

describe('urlOf', () => {
  it('fills the path and omits undefined values', () => {
    const input = { params: { id: 'a/b 中' }, query: { size: undefined, tags: ['x', 'y&z'] } };
    expect(urlOf(getThing, input)).toBe('/api/things/a%2Fb%20%E4%B8%AD?tags=x&tags=y%26z');
    expect(urlOf(createThing, undefined)).toBe('/api/things');
  });
});

describe('call', () => {
  it('sends token, key and JSON, and returns the data', async () => {
    const fetch = fetchMock(201, { success: true, data: { id: '7' } });
    vi.stubGlobal('fetch', fetch);
    logIn('t1');
    await expect(call(createThing, { body: { title: '瓷' } }, { key: 'k1' })).resolves.toEqual({ id: '7' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/things');
    expect(init).toMatchObject({ method: 'POST', body: '{"title":"瓷"}' });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'application/json',
      authorization: 'Bearer t1',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    });
  });

  it('sends no body with a GET and no token without a session', async () => {
    const fetch = fetchMock(200, { success: true, data: { id: '7' } });
    vi.stubGlobal('fetch', fetch);
    await call(getThing, { params: { id: '7' } });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBeUndefined();
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({ accept: 'application/json' });
  });

  it('throws the server’s error', async () => {
    vi.stubGlobal('fetch', fetchMock(409, { success: false, code: 'SOLD_OUT', message: '商品已售完' }));
    const error = await call(getThing, { params: { id: '7' } }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'SOLD_OUT', message: '商品已售完' });
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a time-out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('reports a missing answer: %s', async (_case, fetch) => {
    vi.stubGlobal('fetch', fetch);
    await expect(call(getThing, { params: { id: '7' } })).rejects.toMatchObject({
      status: 0,
      message: '网络错误，请检查网络连接',
    });
  });

  it('times out after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', fetchMock(200, { success: true, data: { id: '7' } }));
    await call(getThing, { params: { id: '7' } });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });

  it('rethrows the caller’s abort', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', () => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    });
    const request = call(getThing, { params: { id: '7' } }, { signal: controller.signal });
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('treats a proxy’s HTML by its status', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(call(getThing, { params: { id: '7' } })).rejects.toMatchObject({
      status: 502,
      message: '请求失败',
    });
  });
});

describe('a refused session', () => {
  const refused = { success: false, code: 'UNAUTHENTICATED', message: 'x' };

  it('ends', async () => {
    vi.stubGlobal('fetch', fetchMock(401, refused));
    logIn('t1');
    await expect(call(createThing, { body: { title: 'a' } })).rejects.toMatchObject({
      message: '登录已过期，请重新登录',
    });
    expect(useSession.getState()).toMatchObject({ token: null, isLoggedIn: false, expiries: 1 });
  });

  it('does not end a later session', async () => {
    vi.stubGlobal('fetch', async () => {
      logIn('t2');
      return new Response(JSON.stringify(refused), { status: 401 });
    });
    logIn('t1');
    await call(createThing, { body: { title: 'a' } }).catch(() => {});
    expect(useSession.getState()).toMatchObject({ token: 't2', isLoggedIn: true, expiries: 0 });
  });

  it('does not end after a wrong password', async () => {
    vi.stubGlobal(
      'fetch',
      fetchMock(401, { success: false, code: 'INVALID_CREDENTIALS', message: '用户名或密码错误' }),
    );
    logIn('t1');
    await expect(call(createThing, { body: { title: 'a' } })).rejects.toMatchObject({
      message: '用户名或密码错误',
    });
    expect(useSession.getState()).toMatchObject({ token: 't1', expiries: 0 });
  });
});

describe('query', () => {
  it('has a key that begins with the name and holds the input', () => {
    expect(query(getThing, { params: { id: '7' } }).queryKey).toEqual(['showThing', { params: { id: '7' } }]);
  });
});
