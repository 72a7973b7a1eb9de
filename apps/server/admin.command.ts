/** `npm run admin`: creates accounts of staff, lists accounts, gives and takes roles, bars and unbars. */
import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createAdmin } from '@features/accounts/admin';
import { barAccount, changeRole, listAccounts, unbarAccount } from '@features/accounts/operator';
import { role, roles } from '@platform/contract/endpoint';
import { Failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';

/** A terminal, or a pipe with the password. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

const roleNames = roles.join('|');
export const adminUsage = `Usage: npm run admin -- <command>
  create --username <name> --email <address> [--role ${roleNames}] [--name <full name>]
                                 the password is asked for, or read from standard input
  list [--role ${roleNames}] [--search <words>]
                                 without options: staff and barred accounts
  give --username <name> --role ${roleNames}
  take --username <name>         takes the role: a member again
  bar --username <name> --reason <text>
  unbar --username <name>
Instead of a name, an address may be given. A changed account's sessions end at once.
`;

/** Reads a line without showing it. */
async function askHidden({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question);
  const mutedOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: mutedOutput, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    output.write('\n');
  }
}

async function readPassword(terminal: Terminal): Promise<string> {
  if (!terminal.input.isTTY) return (await text(terminal.input)).split(/\r?\n/)[0] ?? '';
  const password = await askHidden(terminal, 'Password: ');
  if ((await askHidden(terminal, 'Again: ')) !== password) throw new Error('the two passwords differ');
  return password;
}

const optionTypes = {
  username: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string' },
  name: { type: 'string', default: '' },
  search: { type: 'string' },
  reason: { type: 'string' },
} as const;

/** Runs a command and returns what it says; null without a usable command. */
async function runCommand(
  services: Services,
  args: readonly string[],
  terminal: Terminal,
): Promise<string | null> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: optionTypes,
  });
  const { username, email, name, search, reason } = values;
  const parsedRole = role.optional().safeParse(values.role);
  if (!parsedRole.success || positionals.length !== 1) return null;
  const { data: chosenRole } = parsedRole;
  const [command] = positionals;
  if (command === 'list') {
    const accounts = await listAccounts(services, { role: chosenRole, search });
    const lines = accounts.map((each) => [each.username, each.email, each.role, each.banned ? 'barred' : '']);
    return lines.map((line) => line.join('\t').trimEnd()).join('\n') || 'No such account.';
  }
  if (!username) return null;
  if (command === 'create' && email) {
    const password = await readPassword(terminal);
    const account = { username, email, role: chosenRole ?? 'admin', full_name: name, password };
    const user = await createAdmin(services, account);
    return `Opened the account ${user.username} (${user.role}).`;
  }
  if (command === 'give' && chosenRole)
    return `${await changeRole(services, username, chosenRole)} is now ${chosenRole}.`;
  if (command === 'take') return `${await changeRole(services, username, 'user')} is now user.`;
  if (command === 'bar' && reason) return `${await barAccount(services, username, reason)} is barred.`;
  if (command === 'unbar') return `${await unbarAccount(services, username)} is not barred any more.`;
  return null;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Failure)) return error instanceof Error ? error.message : String(error);
  const issues = Array.isArray(error.details) ? error.details : [];
  const lines = issues.map((issue: { field: string; message: string }) => `${issue.field}: ${issue.message}`);
  return lines.length > 0 ? lines.join('\n') : error.message;
}

/** Runs the command; returns the exit code. */
export async function runAdmin(
  services: Services,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  try {
    const said = await runCommand(services, args, terminal);
    terminal.output.write(said === null ? adminUsage : `${said}\n`);
    return said === null ? 2 : 0;
  } catch (error) {
    terminal.output.write(`${messageOf(error)}\n`);
    return 1;
  }
}
