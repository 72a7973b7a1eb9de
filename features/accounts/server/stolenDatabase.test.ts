/** A stolen database: none of its values opens an account. */
import { verifyPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { login } from '../contract/login.ts';
import { requestPasswordReset, resetPassword } from '../contract/password.ts';
import { readMe } from '../contract/user.ts';
import { registerMember, someRegistration } from './factory.ts';
import { sendReset } from './password.actions.ts';

let portal: TestPortal;
const victim = someRegistration({ password: 'the secret of the victim' });
let victimToken: string;
let mailed: string;
let storedTexts: string[];

/** Every text in every table, and its parts. */
async function everyText(): Promise<string[]> {
  const { $client } = portal.portal.db;
  const tables = await $client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and table_name not in ('version', 'queue', 'bam')`,
  );
  const texts = new Set<string>();
  for (const { schema, name } of tables.rows) {
    const { rows } = await $client.query(`select to_jsonb(t)::text as row from "${schema}"."${name}" t`);
    for (const { row } of rows) {
      for (const value of Object.values<unknown>(JSON.parse(row))) {
        if (value === null || value === undefined) continue;
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        texts.add(text);
        for (const part of text.split(/[:.,\s"'{}]+/)) if (part.length >= 8) texts.add(part);
      }
    }
  }
  return [...texts];
}

beforeAll(async () => {
  portal = await testPortal();
  victimToken = (await registerMember(portal, victim)).token;
  await portal.call(requestPasswordReset, { body: { email: victim.email } });
  await portal.portal.jobs.run(sendReset, { email: victim.email });
  mailed = /token=(\S+)/.exec(portal.emails.at(-1)?.text ?? '')?.[1] ?? '';
  storedTexts = await everyText();
});
afterAll(() => portal.stop());

describe('a stolen database', () => {
  it('contains the tested rows', () => {
    expect(storedTexts).toContain(victim.email);
    expect(storedTexts).toContain(victimToken.split('.')[0]);
    expect(storedTexts.length).toBeGreaterThan(20);
  });

  it('contains neither the token, nor the password, nor the secret of the link', () => {
    expect(mailed).not.toBe('');
    for (const secret of [victimToken, victimToken.split('.')[1] ?? '', victim.password, mailed]) {
      expect(secret.length).toBeGreaterThan(8);
      expect(storedTexts.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  it('contains no working token', async () => {
    const tokens = storedTexts.filter((text) => /^[\x21-\x7e]{1,300}$/.test(text));
    const [id] = victimToken.split('.');
    for (const text of [...tokens, ...tokens.map((other) => `${id}.${other}`)]) {
      const answer = await portal.call(readMe, {}, { token: text });
      expect([text, answer.status]).toEqual([text, 401]);
    }
  });

  it('contains no working link', async () => {
    for (const token of storedTexts) {
      const answer = await portal.call(resetPassword, { body: { token, password: 'taken over by a thief' } });
      expect([token, answer.success]).toEqual([token, false]);
    }
  });

  it('contains no working password', async () => {
    const { rows } = await portal.portal.db.$client.query<{ password: string }>(
      'select password from credentials',
    );
    const [hash = ''] = rows.map(({ password }) => password);
    expect(await verifyPassword({ hash, password: victim.password })).toBe(true);
    const guesses = storedTexts.filter((text) => text.length <= 200);
    const right = await Promise.all(guesses.map((password) => verifyPassword({ hash, password })));
    expect(guesses.filter((_, place) => right[place])).toEqual([]);
  });

  it('accepts all three from the owner', async () => {
    expect((await portal.call(readMe, {}, { token: victimToken })).status).toBe(200);
    const own = await portal.call(login, { body: { login: victim.username, password: victim.password } });
    expect(own.status).toBe(200);
    const reset = await portal.call(resetPassword, { body: { token: mailed, password: 'a new password' } });
    expect(reset.status).toBe(200);
  });
});
