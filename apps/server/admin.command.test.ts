/** `npm run admin`. */
import { PassThrough } from 'node:stream';
import { login } from '@features/accounts/contract/login';
import { readMe } from '@features/accounts/contract/user';
import { registerMember, someRegistration } from '@features/accounts/factory';
import { operatorId } from '@features/accounts/operator';
import { staffActions } from '@platform/server/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from './admin.command.ts';
import { type TestPortal, testPortal } from './testing.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

/** Runs the command with input from a pipe, or with answers on a terminal. */
async function run(args: string, input: string | readonly string[]) {
  const answers = typeof input === 'string' ? null : [...input];
  const terminal = Object.assign(new PassThrough(), { isTTY: answers !== null });
  const stream = new PassThrough();
  let output = '';
  stream.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (/: $/.test(output)) terminal.write(`${answers?.shift() ?? ''}\n`);
  });
  if (typeof input === 'string') terminal.end(input);
  const code = await runAdmin(portal.portal, args.split(' '), { input: terminal, output: stream });
  return { code, output };
}

const account = '--username steward_1 --email steward_1@example.org';

describe('npm run admin', () => {
  it('creates an admin with the password from a pipe', async () => {
    const { code, output } = await run(`create ${account}`, 'password from a pipe\n');
    expect([code, output]).toEqual([0, 'Opened the account steward_1 (admin).\n']);
    const body = { login: 'steward_1', password: 'password from a pipe' };
    expect((await portal.ok(login, { body })).user.role).toBe('admin');
  });

  it('creates another role with a password typed twice and never shown', async () => {
    const args = 'create --username steward_2 --email steward_2@example.org --role editor';
    const { code, output } = await run(args, ['typed password', 'typed password']);
    expect([code, output]).toEqual([0, 'Password: \nAgain: \nOpened the account steward_2 (editor).\n']);
  });

  it.each([
    ['', 'x', 2, /Usage/],
    ['create', 'x', 2, /Usage/],
    ['bar --username steward_1', '', 2, /Usage/],
    ['give --username steward_1', '', 2, /Usage/],
    ['take --username nobody_here', '', 1, /there is no account nobody_here/],
    [`create ${account} --role king`, 'x', 2, /Usage/],
    [`create ${account} --password secret`, 'x', 1, /--password/],
    ['create --username steward_3 --email steward_3@example.org', 'short', 1, /^password: /],
    [`create ${account}`, 'password from a pipe', 1, /该用户名已被使用/],
    ['create --username steward_4 --email x@example.org', ['one password', 'another one'], 1, /differ/],
  ])('refuses %j with %j', async (args, input, exit, message) => {
    const { code, output } = await run(args, input);
    expect([code, output]).toEqual([exit, expect.stringMatching(message)]);
  });
});

describe('npm run admin with existing accounts', () => {
  const runPlain = async (args: string) => {
    const { code, output } = await run(args, '');
    return [code, output.trim()];
  };
  const actionsOn = (id: string) =>
    portal.portal.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subjectId, id))
      .orderBy(staffActions.id);

  it('gives and takes a role; sessions end at once, and the log names it', async () => {
    const body = someRegistration();
    const { user, token } = await registerMember(portal, body);
    expect(await runPlain(`give --username ${body.username} --role editor`)).toEqual([
      0,
      `${body.username} is now editor.`,
    ]);
    expect((await portal.call(readMe, {}, { token })).status).toBe(401);
    const again = await portal.ok(login, { body: { login: body.username, password: body.password } });
    expect(again.user.role).toBe('editor');
    expect(await runPlain('list --role editor')).toEqual([
      0,
      expect.stringContaining(`${body.username}\t${body.email}\teditor`),
    ]);
    expect(await runPlain(`take --username ${body.email}`)).toEqual([0, `${body.username} is now user.`]);
    expect(await actionsOn(user.id)).toMatchObject([
      { actorId: operatorId, action: 'change_role', details: { from: 'user', to: 'editor' } },
      { actorId: operatorId, action: 'change_role', details: { from: 'editor', to: 'user' } },
    ]);
  });

  it('bars an account, which cannot log in until it is unbarred', async () => {
    const body = someRegistration();
    const { user, token } = await registerMember(portal, body);
    const entry = { body: { login: body.username, password: body.password } };
    expect(await runPlain(`bar --username ${body.username} --reason spam`)).toEqual([
      0,
      `${body.username} is barred.`,
    ]);
    expect((await portal.call(readMe, {}, { token })).status).toBe(401);
    await portal.refuses(login, entry, 'ACCOUNT_DISABLED');
    expect(await runPlain('list')).toEqual([0, expect.stringMatching(`${body.username}.*barred`)]);
    await runPlain(`unbar --username ${body.username}`);
    expect((await portal.call(readMe, {}, { token })).status).toBe(401);
    expect((await portal.call(login, entry)).status).toBe(200);
    expect(await actionsOn(user.id)).toMatchObject([{ action: 'bar', reason: 'spam' }, { action: 'unbar' }]);
  });

  it('keeps the last admin, also when two are removed at once', async () => {
    const admins = (await run('list --role admin', '')).output.trim().split('\n');
    const names = admins.map((line) => line.split('\t')[0] ?? '');
    for (const name of names.slice(2)) await runPlain(`take --username ${name}`);
    if (names.length < 2) {
      const other = someRegistration();
      await registerMember(portal, other);
      await runPlain(`give --username ${other.username} --role admin`);
      names.push(other.username);
    }
    const [one, other] = names;
    const answers = await Promise.all([
      runPlain(`take --username ${one}`),
      runPlain(`bar --username ${other} --reason left`),
    ]);
    expect(answers.map(([code]) => code).toSorted()).toEqual([0, 1]);
    expect(answers.find(([code]) => code === 1)?.[1]).toMatch(/is the last admin$/);
    expect((await runPlain('list --role admin'))[1]).toMatch(/@example.org\tadmin$/m);
  });
});
