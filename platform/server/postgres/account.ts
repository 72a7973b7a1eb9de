/** The operating-system account of the embedded PostgreSQL, which refuses to run as root. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/** Capabilities that bypass file modes for reading; the second also for writing, but containers usually have it. */
const capabilities = [
  { name: 'dac_read_search', bit: 2 },
  { name: 'dac_override', bit: 1 },
] as const;

/** The capability that is needed to change the security bits. */
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
 * Null when PostgreSQL runs as the current account; for root, the owner of an existing cluster (so that
 * later accounts don't change it), else `postgres`, else `nobody`.
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

/** Whether an account may enter the folder and all its parents. */
function canEnter(folder: string, account: Account): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const requiredMode = uid === account.uid ? 0o500 : gid === account.gid ? 0o050 : 0o005;
    const requiredBits = path === resolve(folder) ? requiredMode : requiredMode & 0o111;
    if ((mode & requiredBits) !== requiredBits) return false;
    if (path === dirname(path)) return true;
  }
}

/** A capability that root can grant a program, by setpriv's name; null when none can be granted. */
function grantableCapability(): string | null {
  const capabilityMask =
    /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const has = (bit: number) => ((BigInt(`0x${capabilityMask}`) >> BigInt(bit)) & 1n) === 1n;
  return (has(setSecurityBits) && capabilities.find(({ bit }) => has(bit))?.name) || null;
}

export interface Command {
  file: string;
  args: string[];
  /** For child_process: the account to run as, unless the command switches to it itself. */
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
  const inaccessible = folders.filter((folder) => !canEnter(folder, account));
  if (inaccessible.length === 0) return { file, args, identity: { ...account } };
  const capability = grantableCapability();
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!capability || !setpriv) {
    throw new Error(
      `PostgreSQL runs as account ${account.uid}, which may not enter ${inaccessible.join(' or ')}: open the folders above (chmod o+x), start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const capabilityList = `-all,+${capability}`;
  return {
    file: setpriv,
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=${capabilityList}`,
      `--ambient-caps=${capabilityList}`,
      // Otherwise access(2), which PostgreSQL uses to find its programs, ignores capabilities.
      '--securebits=+no_setuid_fixup',
      file,
      ...args,
    ],
    identity: {},
  };
}
