/** Changing and resetting passwords. */
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { login, register } from '../contract/login.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../contract/password.ts';
import { readMe } from '../contract/user.ts';
import { registerMember, someRegistration } from './factory.ts';
import { sendReset } from './password.actions.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const enter = (name: string, password: string) => portal.call(login, { body: { login: name, password } });

describe('changePassword', () => {
  it('changes the password, ends the other sessions and notifies the owner', async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const other = (await enter(body.username, body.password)).data.token;
    const change = { current_password: body.password, new_password: 'another password' };
    const answer = await portal.call(changePassword, { body: change }, { token });
    expect(answer).toMatchObject({ status: 200, message: '密码已修改，其他设备已退出登录' });
    expect((await portal.call(readMe, {}, { token })).status).toBe(200);
    expect((await portal.call(readMe, {}, { token: other })).status).toBe(401);
    expect((await enter(body.username, body.password)).status).toBe(401);
    expect((await enter(body.username, 'another password')).status).toBe(200);
    expect(portal.emails.findLast(({ to }) => to === body.email)?.subject).toBe('您的中轴密码已修改');
  });

  it('refuses a common password, in any case', async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    for (const new_password of ['password1', 'QwertyUIOP', '1234567890']) {
      const change = { current_password: body.password, new_password };
      const answer = await portal.call(changePassword, { body: change }, { token });
      expect([answer.status, answer.message]).toEqual([422, '该密码过于常见，请换一个']);
    }
    const common = await portal.call(register, { body: someRegistration({ password: 'iloveyou1' }) });
    expect([common.status, common.message]).toEqual([422, '该密码过于常见，请换一个']);
  });

  it('WRONG_PASSWORD: changes nothing', async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const change = { current_password: 'not the password', new_password: 'another password' };
    await portal.refuses(changePassword, { body: change }, 'WRONG_PASSWORD', {}, { token });
    expect((await enter(body.username, body.password)).status).toBe(200);
  });

  it('TOO_MANY_ATTEMPTS: for repeated guesses, concurrent ones too', async () => {
    const { token } = await registerMember(portal);
    const body = { current_password: 'not the password', new_password: 'another password' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => portal.call(changePassword, { body }, { token })),
    );
    expect(answers.filter(({ code }) => code === 'WRONG_PASSWORD')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
  });
});

/** Requests a reset; the token of the email, or null when none was sent. */
async function resetToken(email: string, address = '127.0.0.1'): Promise<string | null> {
  const before = portal.emails.length;
  await portal.call(requestPasswordReset, { body: { email } }, { address });
  await portal.portal.jobs.run(sendReset, { email });
  const sent = portal.emails.slice(before).find(({ to }) => to === email);
  return /\/reset-password\?token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? null;
}

describe('requestPasswordReset', () => {
  it('answers alike for known and unknown addresses, and sends emails only to known ones', async () => {
    const { user } = await registerMember(portal);
    const before = portal.emails.length;
    const ask = async (email: string) => {
      const { headers: _, ...answer } = await portal.call(requestPasswordReset, { body: { email } });
      return answer;
    };
    expect(await ask(user.email.toUpperCase())).toEqual(await ask('nobody@nowhere.example'));
    // The call itself does the same for both: it sends a job.
    expect(portal.emails.slice(before)).toEqual([]);
    for (const email of [user.email, 'nobody@nowhere.example'])
      await portal.portal.jobs.run(sendReset, { email });
    expect(portal.emails.slice(before).map(({ to }) => to)).toEqual([user.email]);
  });

  it('TOO_MANY_ATTEMPTS: limits emails, to known and unknown addresses alike', async () => {
    const { user } = await registerMember(portal);
    for (const email of [user.email, 'flooded@nowhere.example']) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1)
        statuses.push((await portal.call(requestPasswordReset, { body: { email } })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('resetPassword', () => {
  it('sets the password once, ends all sessions, and verifies the address', async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const secret = (await resetToken(body.email, '198.51.100.20')) ?? '';
    const reset = (password: string) => portal.call(resetPassword, { body: { token: secret, password } });
    expect(await reset('another password')).toMatchObject({ status: 200, message: '密码已重置，请重新登录' });
    expect((await portal.call(readMe, {}, { token })).status).toBe(401);
    expect((await enter(body.username, body.password)).status).toBe(401);
    const { token: newToken } = (await enter(body.username, 'another password')).data;
    expect((await portal.ok(readMe, {}, { token: newToken })).email_verified).toBe(true);
    expectRefused(await reset('a third password'), 'LINK_INVALID');
  });

  it('works once when the same link is used concurrently', async () => {
    const { user } = await registerMember(portal);
    const token = (await resetToken(user.email, '198.51.100.21')) ?? '';
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => portal.call(resetPassword, { body: { token, password: `password no ${n}` } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('invalidates all earlier links', async () => {
    const { user } = await registerMember(portal);
    const first = (await resetToken(user.email, '198.51.100.22')) ?? '';
    const second = (await resetToken(user.email, '198.51.100.22')) ?? '';
    const reset = (token: string) => portal.call(resetPassword, { body: { token, password: 'another one' } });
    expect((await reset(second)).status).toBe(200);
    expectRefused(await reset(first), 'LINK_INVALID');
  });

  it('LINK_INVALID: for an unknown token and one over an hour old', async () => {
    const body = someRegistration();
    await registerMember(portal, body);
    const token = (await resetToken(body.email, '198.51.100.23')) ?? '';
    const never = await portal.call(resetPassword, {
      body: { token: 'never-sent', password: 'another one' },
    });
    expect(never).toMatchObject({ status: 400, message: '链接无效或已过期，请重新获取' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    try {
      await portal.refuses(resetPassword, { body: { token, password: 'another one' } }, 'LINK_INVALID');
    } finally {
      vi.useRealTimers();
    }
    expect((await enter(body.username, body.password)).status).toBe(200);
  });
});
