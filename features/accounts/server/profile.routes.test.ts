/** The caller's profile and e-mail address. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { changeEmail, requestEmailVerification, verifyEmail } from '../contract/email.ts';
import { login, register } from '../contract/login.ts';
import { requestPasswordReset } from '../contract/password.ts';
import { readMe, updateMe } from '../contract/user.ts';
import { registerMember, someRegistration } from './factory.ts';
import { sendReset } from './password.actions.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const day = 24 * 3_600_000;

/** The token in the latest email to an address. */
function mailedToken(email: string): string {
  const text = portal.emails.findLast(({ to }) => to === email)?.text ?? '';
  return decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? 'none');
}

/** Runs something at another time. */
async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

describe('readMe', () => {
  it("returns the caller's profile, with empty texts for missing fields", async () => {
    const { token, user } = await registerMember(portal);
    const data = await portal.ok(readMe, {}, { token });
    expect(data).toEqual({
      ...user,
      full_name: '',
      phone: '',
      introduction: '',
      picture: null,
      script: 'hans',
      email_verified: false,
      created_at: expect.stringMatching(/Z$/),
    });
  });

  describe('UNAUTHENTICATED', () => {
    it('without a token or with a malformed one', async () => {
      const { token } = await registerMember(portal);
      const [id, signature = ''] = token.split('.');
      const forged = [
        `${id}.`,
        `${id}`,
        `.${signature}`,
        `${id}.${signature.slice(0, -4)}AAA=`,
        `x${token}`,
        'x',
      ];
      for (const useless of [undefined, ...forged]) {
        const answer = await portal.call(readMe, {}, { token: useless });
        expect(answer).toMatchObject({ status: 401, message: '登录已过期，请重新登录' });
      }
    });

    it('with a session unused for thirty days; use extends it', async () => {
      const idle = await portal.person();
      const busy = await portal.person();
      for (let week = 0; week < 5; week += 1) {
        expect((await busy.call(readMe, {})).status).toBe(200);
        portal.clock.advance(7 * day);
      }
      expect((await idle.call(readMe, {})).status).toBe(401);
      expect((await busy.call(readMe, {})).status).toBe(200);
    });
  });
});

describe('updateMe', () => {
  it('changes only the fields in the body', async () => {
    const { token } = await registerMember(portal, { full_name: '旧名', phone: '12345678' });
    const first = await portal.call(updateMe, { body: { full_name: ' 新名 ' } }, { token });
    expect(first).toMatchObject({
      status: 200,
      message: '资料已保存',
      data: { full_name: '新名', phone: '12345678' },
    });
    const second = await portal.call(updateMe, { body: { phone: '' } }, { token });
    expect(second.data).toMatchObject({ full_name: '新名', phone: '' });
    const third = await portal.call(updateMe, { body: {} }, { token });
    expect(third.data).toEqual(second.data);
    const fourth = await portal.call(updateMe, { body: { script: 'hant' } }, { token });
    expect(fourth.data).toEqual({ ...second.data, script: 'hant' });
  });

  it('refuses the names of the portal and of its staff, except to staff', async () => {
    const editor = await portal.person('editor', { name: '顾 清和' });
    const member = await portal.person();
    const rename = (by: typeof member, full_name: string) => by.call(updateMe, { body: { full_name } });
    for (const name of ['官方', '顾清和', editor.username])
      expect(await rename(member, name)).toMatchObject({
        status: 422,
        message: '该名称为保留名称，请换一个',
      });
    expect((await rename(member, '顾清')).status).toBe(200);
    expect((await rename(editor, '顾清和')).status).toBe(200);
  });

  it('never changes role, address or username', async () => {
    const { token, user } = await registerMember(portal);
    const body = {
      role: 'admin',
      email: 'other@example.org',
      username: 'other',
      email_verified: true,
      id: 'x',
    };
    const data = await portal.ok(updateMe, { body: body as object }, { token });
    expect(data).toMatchObject({ ...user, email_verified: false });
  });
});

describe('changeEmail', () => {
  it('changes the address, sends a verification to the new one and a notice to the old one', async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const email = `new_${body.email}`;
    const change = { email: email.toUpperCase(), password: body.password };
    const answer = await portal.call(changeEmail, { body: change }, { token });
    expect(answer).toMatchObject({ status: 200, data: { email, email_verified: false } });
    expect(portal.emails.slice(-2).map(({ to }) => to)).toEqual([body.email, email]);
    await portal.call(verifyEmail, { body: { token: mailedToken(email) } });
    expect((await portal.ok(readMe, {}, { token })).email_verified).toBe(true);
    const byNew = await portal.call(login, { body: { login: email, password: body.password } });
    expect(byNew.status).toBe(200);
  });

  it('invalidates the link sent to the old address', async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const old = mailedToken(body.email);
    const change = { email: `new_${body.email}`, password: body.password };
    await portal.call(changeEmail, { body: change }, { token });
    await portal.refuses(verifyEmail, { body: { token: old } }, 'LINK_INVALID');
    expect((await portal.ok(readMe, {}, { token })).email_verified).toBe(false);
  });

  it('WRONG_PASSWORD: changes nothing without the password', async () => {
    const { token, user } = await registerMember(portal);
    const body = { email: 'thief@example.org', password: 'not the password' };
    await portal.refuses(changeEmail, { body }, 'WRONG_PASSWORD', { message: '当前密码不正确' }, { token });
    expect((await portal.ok(readMe, {}, { token })).email).toBe(user.email);
  });

  it("EMAIL_TAKEN: for another user's address", async () => {
    const other = await registerMember(portal);
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const change = { email: other.user.email, password: body.password };
    await portal.refuses(changeEmail, { body: change }, 'EMAIL_TAKEN', {}, { token });
  });

  it("EMAIL_TAKEN: for the caller's current address", async () => {
    const body = someRegistration();
    const { token } = await registerMember(portal, body);
    const change = { email: body.email.toUpperCase(), password: body.password };
    await portal.refuses(changeEmail, { body: change }, 'EMAIL_TAKEN', {}, { token });
  });

  it('TOO_MANY_ATTEMPTS: for repeated guesses of the password', async () => {
    const { token } = await registerMember(portal);
    const body = { email: 'thief@example.org', password: 'not the password' };
    for (let time = 0; time < 5; time += 1)
      expect((await portal.call(changeEmail, { body }, { token })).status).toBe(400);
    const message = '尝试次数过多，请在 15 分钟后再试';
    await portal.refuses(changeEmail, { body }, 'TOO_MANY_ATTEMPTS', { message }, { token });
  });
});

describe('requestEmailVerification', () => {
  it('sends the email again', async () => {
    const { token, user } = await registerMember(portal);
    const before = portal.emails.length;
    const answer = await portal.call(requestEmailVerification, {}, { token });
    expect(answer).toMatchObject({ status: 200, message: '验证邮件已发送，请查收' });
    expect(portal.emails).toHaveLength(before + 1);
    expect(portal.emails.at(-1)?.to).toBe(user.email);
  });

  it('EMAIL_ALREADY_VERIFIED: sends nothing', async () => {
    const { token, user } = await registerMember(portal);
    await portal.call(verifyEmail, { body: { token: mailedToken(user.email) } });
    await portal.refuses(
      requestEmailVerification,
      {},
      'EMAIL_ALREADY_VERIFIED',
      { message: '该邮箱已验证' },
      { token },
    );
  });

  it('TOO_MANY_ATTEMPTS: limits emails', async () => {
    const { token } = await registerMember(portal);
    const send = () => portal.call(requestEmailVerification, {}, { token }).then(({ status }) => status);
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await send());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('verifyEmail', () => {
  it('verifies the address of the email, once', async () => {
    const body = someRegistration();
    const data = await portal.ok(register, { body });
    const token = mailedToken(body.email);
    expect(await portal.call(verifyEmail, { body: { token } })).toMatchObject({ message: '邮箱验证成功' });
    await portal.refuses(verifyEmail, { body: { token } }, 'LINK_INVALID');
    expect((await portal.ok(readMe, {}, { token: data.token })).email_verified).toBe(true);
  });

  it('verifies the account to which the email was sent, not another one that has the address later', async () => {
    const first = someRegistration();
    const { token } = await registerMember(portal, first);
    const mailed = mailedToken(first.email);
    const change = { email: someRegistration().email, password: first.password };
    await portal.ok(changeEmail, { body: change }, { token });
    const second = await registerMember(portal, { email: first.email });
    await portal.refuses(verifyEmail, { body: { token: mailed } }, 'LINK_INVALID');
    expect((await portal.ok(readMe, {}, { token: second.token })).email_verified).toBe(false);
    expect((await portal.ok(readMe, {}, { token })).email_verified).toBe(false);
  });

  it("LINK_INVALID: for a forged token, another purpose's or a day-old one", async () => {
    const { token, user } = await registerMember(portal);
    const linkToken = mailedToken(user.email);
    await portal.call(requestPasswordReset, { body: { email: user.email } });
    await portal.portal.jobs.run(sendReset, { email: user.email });
    const reset = mailedToken(user.email);
    expect(reset).not.toBe(linkToken);
    for (const useless of ['x', `${linkToken}x`, reset])
      await portal.refuses(verifyEmail, { body: { token: useless } }, 'LINK_INVALID');
    const late = await later(25 * 3_600_000, () => portal.call(verifyEmail, { body: { token: linkToken } }));
    expect(late).toMatchObject({ status: 400, message: '链接无效或已过期，请重新获取' });
    expect((await portal.ok(readMe, {}, { token })).email_verified).toBe(false);
  });
});
