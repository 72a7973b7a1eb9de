/** Login and logout in the browser, against the real server. */
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { accountErrors } from '../contract/errors.ts';
import { login } from '../contract/login.ts';
import { readMe } from '../contract/user.ts';
import { registerMember } from '../server/factory.ts';
import { loginRefusal, logOutVisitor, storeLogin, updateUser } from './login.ts';

let portal: TestPortal;

/** The browser's fetch, going to the server within the process. */
async function fetchInProcess(url: string, init: RequestInit): Promise<Response> {
  const reply = await portal.portal.http.inject({
    method: init.method as 'GET',
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  return new Response(reply.body, { status: reply.statusCode });
}

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());
beforeEach(() => vi.stubGlobal('fetch', fetchInProcess));
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logOut();
});

describe('enter', () => {
  it('stores token and user, so that calls are authenticated', async () => {
    const answer = await registerMember(portal);
    storeLogin(answer);
    expect(useSession.getState()).toMatchObject({
      token: answer.token,
      userInfo: answer.user,
      isLoggedIn: true,
    });
    expect((await call(readMe, {})).id).toBe(answer.user.id);
  });
});

describe('keepUser', () => {
  it('updates the name and stores no other profile fields', async () => {
    storeLogin(await registerMember(portal));
    const me = await call(readMe, {});
    updateUser({ ...me, full_name: '新名' });
    const { userInfo } = useSession.getState();
    expect(userInfo?.full_name).toBe('新名');
    expect(userInfo).not.toHaveProperty('phone');
  });

  it('does nothing without a session', async () => {
    const { user } = await registerMember(portal);
    updateUser(user);
    expect(useSession.getState().isLoggedIn).toBe(false);
  });
});

describe('loginRefusal', () => {
  const refusalOf = async (status: number, body: string) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
    const error = await call(login, { body: { login: 'me', password: 'x' } }).catch((thrown) => thrown);
    return loginRefusal(error).message;
  };

  it("is the server's message, or 登录失败 without one", async () => {
    const { code, message } = accountErrors.INVALID_CREDENTIALS;
    expect(await refusalOf(401, JSON.stringify({ success: false, code, message }))).toBe('用户名或密码错误');
    expect(await refusalOf(400, '<html>proxy</html>')).toBe('登录失败');
  });
});

describe('leave', () => {
  it('ends the session on the server too', async () => {
    const { token, user } = await registerMember(portal);
    storeLogin({ token, user });
    await logOutVisitor();
    expect(useSession.getState()).toMatchObject({ token: null, userInfo: null, isLoggedIn: false });
    expect((await portal.call(readMe, {}, { token })).status).toBe(401);
  });

  it("ends the local session immediately, even when the server can't be reached", async () => {
    storeLogin(await registerMember(portal));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const leaving = logOutVisitor();
    expect(useSession.getState()).toMatchObject({ token: null, userInfo: null, isLoggedIn: false });
    await expect(leaving).resolves.toBeUndefined();
    await expect(call(readMe, {})).rejects.toThrow(ApiError);
  });
});
