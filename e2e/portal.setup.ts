/** Starts a portal with the built pages in demo mode and a separate data folder before all tests, and stops it afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { logFile, variableNames } from './portal.ts';
import { control } from './simulator.ts';

const root = join(import.meta.dirname, '..');
/** In milliseconds: the first start creates the database, the images and the sample data. */
const startTimeout = 120_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** The environment without the operator's configuration, which is for other portals. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const operatorVariables =
    /^(DATABASE_|STORAGE_|SMTP_|MAIL_FROM$|PG|APP_SECRET$|PORT$|HOST$|PUBLIC_URL$|DATA_DIR$|NODE_ENV$|TRUST_PROXY$|LOG_LEVEL$|METRICS_TOKEN$|RATE_LIMIT_|JOBS$|USD_RATE$|STRIPE_|PAYPAL_|WECHAT_|ALIPAY_|SIMULATOR_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !operatorVariables.test(name)));
}

function startPortal(folder: string, port: number): ChildProcess {
  const log = openSync(logFile(folder), 'a');
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...ownEnvironment(),
      PORTAL_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // Members have separate IP addresses, so that tests don't share limits of login attempts.
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '100000',
    },
  });
  closeSync(log);
  return child;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Waits until the portal is ready. Throws its output when it exits or takes too long. */
async function waitUntilReady(child: ChildProcess, origin: string, folder: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the portal did not start:\n${readFileSync(logFile(folder), 'utf8')}`);
    await delay(100);
  }
}

async function stopPortal(child: ChildProcess, folder: string): Promise<void> {
  const hasExited = child.exitCode !== null;
  if (!hasExited) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  const log = readFileSync(logFile(folder), 'utf8');
  await rm(folder, { recursive: true, force: true });
  if (hasExited || child.exitCode !== 0) throw new Error(`the portal did not end in order:\n${log}`);
}

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zhongzhou-journeys-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  process.env[variableNames.origin] = origin;
  process.env[variableNames.dataDir] = folder;
  const child = startPortal(folder, port);
  try {
    await waitUntilReady(child, origin, folder);
    // Otherwise the simulated WeChat payer approves at random.
    await control('payer', { approval: 0 });
  } catch (error) {
    await stopPortal(child, folder).catch(() => {});
    throw error;
  }
  return () => stopPortal(child, folder);
}
