/** `npm run admin`. */
import { PassThrough } from 'node:stream';
import { login } from '@features/accounts/contract/entry';
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
