/** The operating-system account that the embedded PostgreSQL runs as: it refuses to run as root. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/** Capabilities that read past any file mode; the second also writes, but containers usually have that one. */
const capabilities = [
  { name: 'dac_read_search', bit: 2 },
  { name: 'dac_override', bit: 1 },
] as const;

/** The capability that changing the security bits takes. */
const setSecurityBits = 8;

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** One line of /etc/passwd as an account, or null. */
function accountNamed(name: string): Account | null {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/**
 * Null when PostgreSQL runs as the current account; for root, the owner of an existing cluster (so that it stays
 * the same whatever accounts come later), else `postgres`, else `nobody`.
 */
export function accountFor(cluster: string): Account | null {
  if (!isRoot()) return null;
  if (process.platform === 'darwin') {
    throw new Error('On macOS the embedded PostgreSQL does not run as root: start as an ordinary user.');
  }
  const existing = statSync(cluster, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL refuses to run as root and there is no account "nobody": start as an ordinary user or set DATABASE_URL.',
  );
}

/** Whether an account that owns none of these may enter the folder and all those above it. */
function canEnter(folder: string, account: Account): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const needed = uid === account.uid ? 0o500 : gid === account.gid ? 0o050 : 0o005;
    const search = path === resolve(folder) ? needed : needed & 0o111;
    if ((mode & search) !== search) return false;
    if (path === dirname(path)) return true;
  }
}

/** A capability that root can grant a program here, by setpriv's name; null when none can be granted. */
function lendableCapability(): string | null {
  const held = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const has = (bit: number) => ((BigInt(`0x${held}`) >> BigInt(bit)) & 1n) === 1n;
  return (has(setSecurityBits) && capabilities.find(({ bit }) => has(bit))?.name) || null;
}

export interface Command {
  file: string;
  args: string[];
  /** For child_process: the account to become, unless the command itself does. */
  identity: { uid?: number; gid?: number };
}

/**
 * The command that runs a program as the account. Where the account may not enter a parent folder (a clone
 * under /root), setpriv grants the program the capability to read past file modes.
 */
export function commandAs(
  account: Account | null,
  folders: readonly string[],
  file: string,
  args: string[],
): Command {
  if (!account) return { file, args, identity: {} };
  const closed = folders.filter((folder) => !canEnter(folder, account));
  if (closed.length === 0) return { file, args, identity: { ...account } };
  const capability = lendableCapability();
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!capability || !setpriv) {
    throw new Error(
      `PostgreSQL runs as account ${account.uid}, which may not enter ${closed.join(' or ')}: open the folders above (chmod o+x), start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const lent = `-all,+${capability}`;
  return {
    file: setpriv,
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=${lent}`,
      `--ambient-caps=${lent}`,
      // Without it access(2), by which PostgreSQL looks for its own programs, does not count capabilities.
      '--securebits=+no_setuid_fixup',
      file,
      ...args,
    ],
    identity: {},
  };
}
