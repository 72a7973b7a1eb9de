/** `npm run admin -- create`: creates an account for an operator of the portal. */
import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createAdmin } from '@features/accounts/admin';
import { role, roles } from '@platform/contract/endpoint';
import { Failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';

/** A terminal, or a pipe with the password. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

export const adminUsage = `Usage: npm run admin -- create --username <name> --email <address> [--role ${roles.join('|')}] [--name <full name>]
The password is asked for, or read from standard input when that is no terminal.
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

function options(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      role: { type: 'string', default: 'admin' },
      name: { type: 'string', default: '' },
    },
  });
  const parsedRole = role.safeParse(values.role);
  const { username, email, name } = values;
  if (positionals.join(' ') !== 'create' || !username || !email || !parsedRole.success) return null;
  return { username, email, role: parsedRole.data, full_name: name };
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
    const account = options(args);
    if (!account) {
      terminal.output.write(adminUsage);
      return 2;
    }
    const user = await createAdmin(services, { ...account, password: await readPassword(terminal) });
    terminal.output.write(`Opened the account ${user.username} (${user.role}).\n`);
    return 0;
  } catch (error) {
    terminal.output.write(`${messageOf(error)}\n`);
    return 1;
  }
}
