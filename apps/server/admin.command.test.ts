/** The command line for those who run the portal. */
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

/** Runs the command with what comes in by a pipe, or is typed in turn at a terminal. */
async function run(args: string, given: string | readonly string[]) {
  const typed = typeof given === 'string' ? null : [...given];
  const input = Object.assign(new PassThrough(), { isTTY: typed !== null });
  const output = new PassThrough();
  let said = '';
  output.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (/: $/.test(said)) input.write(`${typed?.shift() ?? ''}\n`);
  });
  if (typeof given === 'string') input.end(given);
  const code = await runAdmin(portal.portal, args.split(' '), { input, output });
  return { code, said };
}

const who = '--username steward_1 --email steward_1@example.org';

describe('npm run admin', () => {
  it('opens an admin with the password from a pipe', async () => {
    const { code, said } = await run(`create ${who}`, 'password from a pipe\n');
    expect([code, said]).toEqual([0, 'Opened the account steward_1 (admin).\n']);
    const body = { login: 'steward_1', password: 'password from a pipe' };
    expect((await portal.ok(login, { body })).user.role).toBe('admin');
  });

  it('opens another role with the password typed twice, which is never shown', async () => {
    const args = 'create --username steward_2 --email steward_2@example.org --role editor';
    const { code, said } = await run(args, ['typed password', 'typed password']);
    expect([code, said]).toEqual([0, 'Password: \nAgain: \nOpened the account steward_2 (editor).\n']);
  });

  it.each([
    ['', 'x', 2, /Usage/],
    ['create', 'x', 2, /Usage/],
    [`create ${who} --role king`, 'x', 2, /Usage/],
    [`create ${who} --password secret`, 'x', 1, /--password/],
    ['create --username steward_3 --email steward_3@example.org', 'short', 1, /^password: /],
    [`create ${who}`, 'password from a pipe', 1, /该用户名已被使用/],
    ['create --username steward_4 --email x@example.org', ['one password', 'another one'], 1, /differ/],
  ])('refuses %j with %j', async (args, given, exit, message) => {
    const { code, said } = await run(args, given);
    expect([code, said]).toEqual([exit, expect.stringMatching(message)]);
  });
});
