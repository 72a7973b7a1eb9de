/** Registration, login and logout. */
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { listDemoAccounts, login, logout, register } from '../contract/login.ts';
import { readMe } from '../contract/user.ts';
import { readDemoAccount } from './demo.ts';
import { registerMember, setBanned, setRole, someRegistration } from './factory.ts';
import { seedAccounts } from './seed.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

/** Ends every connection that inserts into a table, until the returned function is called. */
async function endConnectionsAt(table: string): Promise<() => Promise<unknown>> {
  const { $client } = portal.portal.db;
  await $client.query(`
    create function end_connection() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()), pg_sleep(5); return new; end';
    create trigger deadly before insert on ${table} for each row execute function end_connection()`);
  return () => $client.query('drop function end_connection cascade');
}

describe('register', () => {
  it('creates an account, logs in and sends an email to the address', async () => {
    const body = someRegistration({ full_name: '林知远', phone: '+86 138 0000 0000' });
    const answer = await portal.call(register, { body });
    expect(answer).toMatchObject({ status: 201, success: true, message: '注册成功' });
    const { token, user } = answer.data;
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      username: body.username,
      email: body.email,
      full_name: '林知远',
      role: 'user',
      avatar: null,
    });
    const me = await portal.call(readMe, {}, { token });
    expect(me.data).toMatchObject({ ...user, phone: '+86 138 0000 0000', email_verified: false });
    expect(portal.emails.at(-1)).toMatchObject({ to: body.email, subject: '请验证您的邮箱' });
  });

  it('writes emails in the script of the page, which a login on another page changes', async () => {
    const body = someRegistration();
    const { token } = await portal.ok(register, { body }, { cookie: 'variant=hant' });
    expect(portal.emails.at(-1)).toMatchObject({ to: body.email, subject: '請驗證您的郵箱' });
    const loginAt = (cookie?: string) =>
      portal.ok(login, { body: { login: body.username, password: body.password } }, cookie ? { cookie } : {});
    const scriptOf = async () => (await portal.ok(readMe, {}, { token })).script;
    await loginAt();
    expect(await scriptOf()).toBe('hant');
    await loginAt('theme=dark; variant=hans');
    expect(await scriptOf()).toBe('hans');
  });

  it('stores the username as typed, and the address in lower case', async () => {
    const { username, email } = someRegistration();
    const body = someRegistration({ username: `Ｌ${username}`, email: email.toUpperCase() });
    const data = await portal.ok(register, { body });
    expect(data.user).toMatchObject({ username: `L${username}`, email });
  });

  it('accepts a password exactly as typed, spaces included', async () => {
    const body = someRegistration({ password: '  密码 with spaces  ' });
    await portal.call(register, { body });
    const attempt = (password: string) =>
      portal.call(login, { body: { login: body.username, password } }).then(({ status }) => status);
    expect(await attempt('  密码 with spaces  ')).toBe(200);
    expect(await attempt('密码 with spaces')).toBe(401);
  });

  it('ignores a role in the body', async () => {
    const body = { ...someRegistration(), role: 'admin', banned: false, emailVerified: true, id: 'x' };
    const data = await portal.ok(register, { body });
    expect(data.user.role).toBe('user');
  });

  it('TOO_MANY_ATTEMPTS: after a hundred attempts an hour from one network', async () => {
    const body = someRegistration();
    const attempt = (address: string) => portal.call(register, { body }, { address });
    await attempt('2001:db8:9:9::1');
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1)
      answers.push(...(await Promise.all(Array.from({ length: 9 }, () => attempt('2001:db8:9:9::1')))));
    expect(answers.filter(({ code }) => code === 'USERNAME_TAKEN')).toHaveLength(99);
    expectRefused(await attempt('2001:db8:9:9::2'), 'TOO_MANY_ATTEMPTS', {
      message: expect.stringMatching(/请在 \d+ 分钟后再试$/),
    });
    expectRefused(await attempt('2001:db8:9:a::1'), 'USERNAME_TAKEN');
  });

  it('UNAVAILABLE: when the database connection is lost; a second try succeeds', async () => {
    const body = someRegistration();
    const restore = await endConnectionsAt('users');
    const broken = await portal.call(register, { body });
    await restore();
    expect([broken.status, broken.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await portal.call(register, { body })).status).toBe(201);
  });

  describe('USERNAME_TAKEN', () => {
    it('in any case of letters', async () => {
      const { user } = await registerMember(portal);
      const body = someRegistration({ username: user.username.toUpperCase() });
      await portal.refuses(register, { body }, 'USERNAME_TAKEN', { message: '该用户名已被使用' });
    });

    it('for all but one of several concurrent requests', async () => {
      const { username } = someRegistration();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () =>
          portal.call(register, { body: someRegistration({ username: username.toUpperCase() }) }),
        ),
      );
      const codes = answers.map(({ code = 'SUCCESS' }) => code).sort();
      expect(codes).toEqual(['SUCCESS', ...Array<string>(11).fill('USERNAME_TAKEN')]);
    });
  });

  describe('EMAIL_TAKEN', () => {
    it('in any case of letters', async () => {
      const { user } = await registerMember(portal);
      const body = someRegistration({ email: user.email.toUpperCase() });
      await portal.refuses(register, { body }, 'EMAIL_TAKEN', { message: '该邮箱已被注册' });
    });

    it('for all but one of several concurrent requests', async () => {
      const { email } = someRegistration();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => portal.call(register, { body: someRegistration({ email }) })),
      );
      const codes = answers.map(({ code = 'SUCCESS' }) => code).sort();
      expect(codes).toEqual([...Array<string>(7).fill('EMAIL_TAKEN'), 'SUCCESS']);
    });
  });

  describe('VALIDATION_FAILED', () => {
    it.each([
      [{ username: '' }, 'username', '请输入用户名'],
      [{ username: 'ab' }, 'username', '用户名长度在 3 到 32 个字符'],
      [{ username: 'a@example.org' }, 'username', '用户名只能包含中文、字母、数字和下划线'],
      [{ username: 'Admin' }, 'username', '该用户名为保留名称，请换一个'],
      [{ full_name: '中轴管理员' }, 'full_name', '该名称为保留名称，请换一个'],
      [{ email: '' }, 'email', '请输入邮箱'],
      [{ email: 'nobody' }, 'email', '请输入正确的邮箱格式'],
      [{ password: '' }, 'password', '请输入密码'],
      [{ password: 'short' }, 'password', '密码长度在 8 到 128 个字符'],
      [{ password: 'x'.repeat(129) }, 'password', '密码长度在 8 到 128 个字符'],
      [{ phone: 'call me' }, 'phone', '请输入正确的电话号码'],
    ])('names the invalid fields of %j', async (wrong, field, message) => {
      const answer = await portal.refuses(register, { body: someRegistration(wrong) }, 'VALIDATION_FAILED', {
        message,
      });
      expect(answer.details).toContainEqual({ field, message });
    });
  });
});

describe('login', () => {
  it('UNAVAILABLE: when the database connection is lost; a second try succeeds', async () => {
    const body = someRegistration();
    await portal.call(register, { body });
    const attempt = () => portal.call(login, { body: { login: body.username, password: body.password } });
    const restore = await endConnectionsAt('sessions');
    const broken = await attempt();
    await restore();
    expect([broken.status, broken.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await attempt()).status).toBe(200);
  });

  it('accepts the username in any case and the e-mail address, and returns a valid token', async () => {
    const body = someRegistration({ password: 'right password' });
    const { user } = await registerMember(portal, body);
    for (const name of [body.username, body.username.toUpperCase(), body.email, body.email.toUpperCase()]) {
      const answer = await portal.call(login, { body: { login: ` ${name} `, password: 'right password' } });
      expect(answer).toMatchObject({ status: 200, message: '登录成功', data: { user } });
      const { token } = answer.data;
      expect((await portal.ok(readMe, {}, { token })).id).toBe(user.id);
    }
  });

  it('returns the current role', async () => {
    const body = someRegistration();
    const { user } = await registerMember(portal, body);
    await setRole(portal, user.id, 'editor');
    const answer = await portal.call(login, { body: { login: body.username, password: body.password } });
    expect(answer.data.user.role).toBe('editor');
  });

  it('counts guesses at an account together, by user name and by address', async () => {
    const { user } = await registerMember(portal);
    const guess = (login_: string) =>
      portal.call(
        login,
        { body: { login: login_, password: 'certainly wrong' } },
        { address: '203.0.113.77' },
      );
    const codes = [];
    for (const name of [user.username, user.email, user.username, user.email, user.username, user.email])
      codes.push((await guess(name)).status);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  });

  describe('INVALID_CREDENTIALS', () => {
    it('is the same for a wrong password and an unknown user', async () => {
      const { user } = await registerMember(portal);
      const password = 'certainly wrong';
      const names = [user.username, user.email, 'nobody_at_all', 'nobody@nowhere.example', 'a b', 'x@y', '@'];
      for (const name of names) {
        const { headers, ...answer } = await portal.call(login, { body: { login: name, password } });
        expect(answer).toEqual({
          status: 401,
          success: false,
          code: 'INVALID_CREDENTIALS',
          message: '用户名或密码错误',
        });
        expect(Object.keys(headers)).not.toContain('set-cookie');
      }
    });
  });

  describe('ACCOUNT_DISABLED', () => {
    it('is returned only for the right password', async () => {
      const body = someRegistration();
      const { user } = await registerMember(portal, body);
      await setBanned(portal, user.id);
      const attempt = (password: string) => portal.call(login, { body: { login: body.username, password } });
      expectRefused(await attempt(body.password), 'ACCOUNT_DISABLED');
      expectRefused(await attempt('wrong password'), 'INVALID_CREDENTIALS');
    });

    it('suspends the existing sessions', async () => {
      const { token, user } = await registerMember(portal);
      await setBanned(portal, user.id);
      expect((await portal.call(readMe, {}, { token })).status).toBe(401);
      await setBanned(portal, user.id, false);
      expect((await portal.call(readMe, {}, { token })).status).toBe(200);
    });
  });

  describe('TOO_MANY_ATTEMPTS', () => {
    const attempt = (name: string, password: string, address: string) =>
      portal.call(login, { body: { login: name, password } }, { address });

    it('after five failures for one account, until the time to wait has passed', async () => {
      const body = someRegistration();
      await registerMember(portal, body);
      const address = '198.51.100.1';
      for (let time = 0; time < 5; time += 1)
        expect((await attempt(body.username, 'wrong password', address)).status).toBe(401);
      const refused = await attempt(body.username, body.password, address);
      expectRefused(refused, 'TOO_MANY_ATTEMPTS', { message: '尝试次数过多，请在 15 分钟后再试' });
      expect(refused.details).toEqual({ retry_after: expect.toSatisfy((s: number) => s > 880 && s <= 900) });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      try {
        expect((await attempt(body.username, body.password, address)).status).toBe(200);
      } finally {
        vi.useRealTimers();
      }
    });

    it('is the same for an unknown user', async () => {
      const tries = [];
      for (let time = 0; time < 6; time += 1)
        tries.push((await attempt('nobody_known', 'wrong password', '198.51.100.2')).status);
      expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it('applies to concurrent attempts too', async () => {
      const { user } = await registerMember(portal);
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => attempt(user.username, 'wrong password', '198.51.100.3')),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    });

    it('counts from zero after a success', async () => {
      const body = someRegistration();
      await registerMember(portal, body);
      for (const password of [
        'wrong 1',
        'wrong 2',
        'wrong 3',
        'wrong 4',
        body.password,
        'wrong 5',
        body.password,
      ])
        expect((await attempt(body.username, password, '198.51.100.4')).status).not.toBe(429);
    });

    // These two check a hundred passwords, each of which costs a twentieth of a second by design.
    it('after a hundred failures from one address with any names', async () => {
      const address = '2001:db8:1:2::1';
      for (let time = 0; time < 20; time += 1)
        await Promise.all(
          Array.from({ length: 5 }, () => attempt(`somebody_${time}`, 'wrong password', address)),
        );
      const neighbour = await attempt('somebody_else', 'wrong password', '2001:db8:1:2:ffff::9');
      expect(neighbour.status).toBe(429);
      expect((await attempt('somebody_else', 'wrong password', '2001:db8:1:3::1')).status).toBe(401);
    }, 120_000);

    it('never blocks a familiar address, however many strangers guess', async () => {
      const home = '203.0.113.7';
      const body = someRegistration();
      await portal.call(register, { body }, { address: home });
      for (let stranger = 1; stranger <= 11; stranger += 1)
        await Promise.all(
          Array.from({ length: 5 }, () => attempt(body.username, 'guess', `192.0.2.${stranger}`)),
        );
      expect((await attempt(body.username, body.password, '192.0.2.99')).status).toBe(429);
      expect((await attempt(body.username, body.password, home)).status).toBe(200);
      expect((await attempt(body.username, body.password, '192.0.2.99')).status).toBe(200);
    }, 120_000);
  });
});

describe('logout', () => {
  it('revokes the token at once, and no other', async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const other = await portal.ok(login, { body: { login: body.username, password: body.password } });
    expect(await portal.call(logout, {}, { token })).toMatchObject({ status: 200, message: '已退出登录' });
    expect((await portal.call(readMe, {}, { token })).status).toBe(401);
    expect((await portal.call(readMe, {}, { token: other.token })).status).toBe(200);
  });

  it('does nothing without a token, or with a revoked or forged one', async () => {
    const { token } = await registerMember(portal);
    await portal.call(logout, {}, { token });
    for (const useless of [undefined, token, 'forged.token'])
      expect((await portal.call(logout, {}, { token: useless })).status).toBe(200);
  });
});

describe('listDemoAccounts', () => {
  it('lists the seeded accounts, one per role; the seed can run again', async () => {
    await seedAccounts(portal.portal);
    await seedAccounts(portal.portal);
    const data = await portal.ok(listDemoAccounts, {});
    expect(data.accounts.map(({ role }) => role)).toEqual(['user', 'editor', 'reviewer', 'admin']);
    for (const { username, password, role } of data.accounts) {
      const answer = await portal.call(login, { body: { login: username, password } });
      expect(answer.data.user.role).toBe(role);
    }
  });

  it('lists none in production, where the seed does nothing', async () => {
    const production = await testPortal({ PORTAL_MODE: 'production' });
    try {
      await seedAccounts(production.portal);
      expect((await production.ok(listDemoAccounts, {})).accounts).toEqual([]);
      const { username, password } = await readDemoAccount('user');
      expect((await production.call(login, { body: { login: username, password } })).status).toBe(401);
    } finally {
      await production.stop();
    }
  });
});

describe("the client's address", () => {
  /** The statuses of six failed logins to one account, with these X-Forwarded-For headers. */
  async function statuses(TRUST_PROXY: string, forwarded: (attempt: number) => string): Promise<number[]> {
    const behind = await testPortal({ TRUST_PROXY });
    const answers: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const { statusCode } = await behind.portal.http.inject({
        method: 'POST',
        url: '/api/users/login',
        remoteAddress: '198.51.100.1',
        headers: { 'x-forwarded-for': forwarded(attempt) },
        payload: { login: 'somebody', password: 'wrong password' },
      });
      answers.push(statusCode);
    }
    await behind.stop();
    return answers;
  }
  const counted = [401, 401, 401, 401, 401, 429];

  it('is not taken from X-Forwarded-For without a proxy', async () => {
    expect(await statuses('0', (attempt) => `203.0.113.${attempt}`)).toEqual(counted);
  });

  it('is the last hop behind one proxy, whatever the client sends before it', async () => {
    expect(await statuses('1', (attempt) => `192.0.2.${attempt}, 203.0.113.9`)).toEqual(counted);
    const others = await statuses('1', (attempt) => `192.0.2.1, 203.0.113.${attempt}`);
    expect(others).toEqual(Array(6).fill(401));
  });
});
