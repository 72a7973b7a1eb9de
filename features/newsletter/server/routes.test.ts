/** Subscribing, confirming and unsubscribing. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { day, hour, minute } from '@platform/server/clock';
import { expectRefused } from '@platform/server/testing/caller';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewsKind, newsKinds } from '../contract/kind.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../contract/subscription.ts';
import { sendConfirmation } from './actions.ts';
import { cleanUpNewsletter } from './jobs.ts';
import { newsletterSubscriptions as subscriptions } from './tables.ts';
import { hashOf } from './tokens.ts';

let portal: TestPortal;
let visitors = 0;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const someEmail = () => `visitor-${++visitors}@example.org`;

/** Each call comes from another network by default. */
async function ask(
  email: string,
  kinds?: NewsKind[],
  address = `198.18.${visitors % 250}.${++visitors % 250}`,
) {
  const body = { email, ...(kinds ? { kinds } : {}) };
  const answer = await portal.call(subscribe, { body }, { address });
  if (answer.status === 200) await runJob(body);
  return answer;
}

/** Runs the job that a request has sent. */
function runJob(body: { email: string; kinds?: NewsKind[] }): Promise<void> {
  const { email, kinds = [...newsKinds] } = subscribe.body.parse(body);
  return portal.portal.jobs.run(sendConfirmation, { email, kinds, script: 'hans' });
}

const emailsTo = (email: string) => portal.emails.filter(({ to }) => to === email);

/** The tokens of the newest email to an address. */
function tokensOf(email: string) {
  const text = emailsTo(email).at(-1)?.text ?? '';
  const token = (path: string) => new RegExp(`/newsletter/${path}\\?token=(\\S+)`).exec(text)?.[1] ?? '';
  return { confirm: token('confirm'), unsubscribe: token('unsubscribe') };
}

const confirm = (token: string) => portal.call(confirmSubscription, { body: { token } });
const end = (token: string) => portal.call(unsubscribe, { body: { token } });

async function rowsOf(email: string) {
  return portal.portal.db.select().from(subscriptions).where(eq(subscriptions.email, email));
}

async function statusOf(email: string) {
  return (await rowsOf(email))[0]?.status;
}

/** A new confirmed subscriber; returns the tokens of the email. */
async function reader(email: string, kinds?: NewsKind[]) {
  await ask(email, kinds);
  const tokens = tokensOf(email);
  await confirm(tokens.confirm);
  return tokens;
}

describe('subscribe', () => {
  it('sends an email whose link subscribes', async () => {
    const email = someEmail();
    expect(await ask(email)).toMatchObject({
      status: 200,
      message: '请查收确认邮件，点击其中的链接完成订阅',
      data: {},
    });
    expect(await statusOf(email)).toBe('pending');
    const [sent] = emailsTo(email);
    expect(sent?.subject).toBe('请确认订阅中轴通讯');
    expect(sent?.text).toContain('联盟动态、奖学金、文化传承、学术研究');
    expect(sent?.unsubscribe).toContain(`/newsletter/unsubscribe?token=${tokensOf(email).unsubscribe}`);
    const confirmed = await confirm(tokensOf(email).confirm);
    expect(confirmed).toMatchObject({ status: 200, message: '订阅成功', data: { kinds: newsKinds } });
    expect(await statusOf(email)).toBe('confirmed');
  });

  it('writes in the script of the page', async () => {
    const email = someEmail();
    await portal.call(subscribe, { body: { email } }, { address: '198.19.0.1', cookie: 'variant=hant' });
    const { rows } = await portal.portal.db.execute<{ data: unknown }>(
      sql`select data from jobs.job where name = ${sendConfirmation.name} and data->>'email' = ${email}`,
    );
    for (const { data } of rows)
      await portal.portal.jobs.run(sendConfirmation, sendConfirmation.data.parse(data));
    expect(emailsTo(email)).toEqual([
      expect.objectContaining({
        subject: '請確認訂閲中軸通訊',
        text: expect.stringContaining('欄目：聯盟動態'),
      }),
    ]);
  });

  it('stores the chosen kinds, each once', async () => {
    const email = someEmail();
    await ask(email, ['academic', 'culture', 'academic']);
    const { data } = await confirm(tokensOf(email).confirm);
    expect(data.kinds).toEqual(['culture', 'academic']);
  });

  it.each([
    ['', '请输入邮箱'],
    ['no address', '请输入正确的邮箱格式'],
  ])('VALIDATION_FAILED: for the address "%s"', async (email, message) => {
    expectRefused(await ask(email), 'VALIDATION_FAILED', { message });
  });

  it('VALIDATION_FAILED: without a kind', async () => {
    expect(await ask(someEmail(), [])).toMatchObject({ status: 422, message: '请至少选择一个栏目' });
  });

  it('answers alike for new, pending, subscribed and unsubscribed addresses, in any case of letters', async () => {
    const answers: string[] = [];
    const note = async (email: string) => {
      const { headers: _, ...answer } = await ask(email);
      answers.push(JSON.stringify(answer));
    };
    const email = someEmail();
    await note(email);
    await note(email.toUpperCase());
    const tokens = tokensOf(email);
    await confirm(tokens.confirm);
    await note(email.toUpperCase());
    await end(tokens.unsubscribe);
    await note(email);
    expect(new Set(answers).size).toBe(1);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('changes nothing for a subscribed address, and sends no email', async () => {
    const email = someEmail();
    await reader(email, ['culture']);
    const before = await rowsOf(email);
    portal.clock.advance(hour);
    await ask(email.toUpperCase(), ['academic']);
    expect(await rowsOf(email)).toEqual(before);
    expect(emailsTo(email)).toHaveLength(1);
  });

  it('sends another email to a pending address, at most every ten minutes', async () => {
    const email = someEmail();
    await ask(email);
    const first = tokensOf(email).confirm;
    portal.clock.advance(9 * minute);
    await ask(email);
    expect(emailsTo(email)).toHaveLength(1);
    portal.clock.advance(minute);
    await ask(email, ['culture']);
    expect(emailsTo(email)).toHaveLength(2);
    expectRefused(await confirm(first), 'LINK_INVALID');
    expect((await confirm(tokensOf(email).confirm)).data.kinds).toEqual(['culture']);
  });

  it('sends one email for concurrent requests', async () => {
    const email = someEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(emailsTo(email)).toHaveLength(1);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('works again after unsubscribing', async () => {
    const email = someEmail();
    const { unsubscribe: token } = await reader(email, ['culture']);
    await end(token);
    await ask(email, ['academic']);
    expect(await statusOf(email)).toBe('pending');
    expect((await confirm(tokensOf(email).confirm)).data.kinds).toEqual(['academic']);
    // The link in an old email still works.
    await end(token);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('TOO_MANY_SUBSCRIPTIONS: for one address from any network, known or not', async () => {
    const subscribed = someEmail();
    await reader(subscribed);
    for (const email of [subscribed, someEmail()]) {
      portal.clock.advance(day);
      const statuses = [];
      const already = email === subscribed ? 1 : 0;
      for (let time = already; time < 6; time += 1) statuses.push((await ask(email)).status);
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
      const refused = await ask(email.toUpperCase());
      expectRefused(refused, 'TOO_MANY_SUBSCRIPTIONS', { message: '订阅过于频繁，请稍后再试' });
      expect(refused.details).toMatchObject({ retry_after: expect.any(Number) });
    }
  });

  it('TOO_MANY_SUBSCRIPTIONS: from one network for any addresses', async () => {
    const statuses = [];
    for (let time = 0; time < 31; time += 1) {
      const { status } = await ask(someEmail(), undefined, `2001:db8:1:2::${time.toString(16)}`);
      statuses.push(status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses[30]).toBe(429);
  });
});

describe('confirmSubscription', () => {
  it('can be repeated, also concurrently', async () => {
    const email = someEmail();
    await ask(email);
    const { confirm: token } = tokensOf(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    portal.clock.advance(3 * day);
    expect((await confirm(token)).status).toBe(200);
  });

  it('LINK_INVALID: for an unknown token and after unsubscribing', async () => {
    expectRefused(await confirm('never-sent'), 'LINK_INVALID', { message: '链接无效，请重新订阅' });
    const email = someEmail();
    await ask(email);
    const tokens = tokensOf(email);
    await end(tokens.unsubscribe);
    expectRefused(await confirm(tokens.confirm), 'LINK_INVALID');
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('LINK_INVALID: for every value in the database', async () => {
    const email = someEmail();
    await ask(email);
    const [row] = await rowsOf(email);
    const { confirm: token } = tokensOf(email);
    expect(row?.confirmHash).toBe(hashOf(token));
    expect(JSON.stringify(row)).not.toContain(token);
    for (const stolen of [row?.confirmHash ?? '', row?.id ?? '']) {
      expectRefused(await confirm(stolen), 'LINK_INVALID');
    }
    expect(await statusOf(email)).toBe('pending');
  });

  it('LINK_EXPIRED: after 48 hours', async () => {
    const email = someEmail();
    await ask(email);
    portal.clock.advance(48 * hour + minute);
    expectRefused(await confirm(tokensOf(email).confirm), 'LINK_EXPIRED', {
      message: '确认链接已超过 48 小时，请重新订阅',
    });
    await ask(email);
    expect((await confirm(tokensOf(email).confirm)).status).toBe(200);
  });
});

describe('unsubscribe', () => {
  it('ends the subscription, and can be repeated', async () => {
    const email = someEmail();
    const { unsubscribe: token } = await reader(email);
    for (const _ of [1, 2]) expect(await end(token)).toMatchObject({ status: 200, message: '已退订' });
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('LINK_INVALID: for a subscription’s id, a stolen hash and another’s signature', async () => {
    const [mine, other] = [someEmail(), someEmail()];
    await reader(mine);
    const { unsubscribe: foreign } = await reader(other);
    const [row] = await rowsOf(mine);
    const id = Buffer.from((row?.id ?? '').replaceAll('-', ''), 'hex');
    const signature = Buffer.from(foreign, 'base64url').subarray(16);
    const forged = Buffer.concat([id, signature]).toString('base64url');
    for (const token of [row?.id ?? '', row?.confirmHash ?? '', id.toString('base64url'), forged]) {
      expectRefused(await end(token), 'LINK_INVALID');
    }
    expect(await statusOf(mine)).toBe('confirmed');
  });
});

describe('unsubscribing by one click', () => {
  const post = (url: string, type: string, payload: string) =>
    portal.portal.http.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const form = 'application/x-www-form-urlencoded';
  const parts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

  it.each([
    ['fields', form, 'List-Unsubscribe=One-Click'],
    ['parts', 'multipart/form-data; boundary=x', parts],
  ])('accepts a form in %s at the header’s address, without redirect or cookie', async (_, type, body) => {
    const email = someEmail();
    await reader(email);
    const { pathname, search } = new URL(emailsTo(email).at(-1)?.unsubscribe ?? '');
    const reply = await post(pathname + search, type, body);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: {} }]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('does nothing for other bodies, for forged tokens, or on GET', async () => {
    const email = someEmail();
    const { unsubscribe: token } = await reader(email);
    const address = `/newsletter/unsubscribe?token=${token}`;
    const body = 'List-Unsubscribe=One-Click';
    expect((await post(address, form, '')).statusCode).toBe(400);
    expect((await post(address, form, 'a=b')).statusCode).toBe(400);
    expect((await post('/newsletter/unsubscribe', form, body)).statusCode).toBe(400);
    expect((await post(`${address}x`, form, body)).json().code).toBe('LINK_INVALID');
    expect((await post(address, form, `${body}&${'x'.repeat(5000)}`)).statusCode).toBe(413);
    await portal.portal.http.inject({ url: address });
    expect(await statusOf(email)).toBe('confirmed');
  });
});

describe('the cleanup job', () => {
  it('deletes only addresses unconfirmed for a week', async () => {
    const [stale, kept, fresh] = [someEmail(), someEmail(), someEmail()];
    await ask(stale);
    await reader(kept);
    portal.clock.advance(7 * day + minute);
    await ask(fresh);
    await portal.portal.jobs.run(cleanUpNewsletter, {});
    expect(await Promise.all([stale, kept, fresh].map(statusOf))).toEqual([
      undefined,
      'confirmed',
      'pending',
    ]);
  });
});
