/** Before all journeys: a portal of their own over the built pages, in demo mode, with data of its own; ended after them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { logFile, told } from './portal.ts';
import { control } from './simulator.ts';

const root = join(import.meta.dirname, '..');
/** Milliseconds: a first start makes the database, draws the products and tells the story. */
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

/** Our environment without the operator's own configuration, which means other portals. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const operators =
    /^(DATABASE_|STORAGE_|SMTP_|MAIL_FROM$|PG|APP_SECRET$|PORT$|HOST$|PUBLIC_URL$|DATA_DIR$|NODE_ENV$|TRUST_PROXY$|LOG_LEVEL$|METRICS_TOKEN$|RATE_LIMIT_|JOBS$|USD_RATE$|STRIPE_|PAYPAL_|WECHAT_|ALIPAY_|SIMULATOR_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !operators.test(name)));
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
      // Members come from addresses of their own, so that no journey uses up the attempts of another.
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

/** Waits until the portal is ready. Throws with what it said when it ends or takes too long. */
async function waitUntilReady(child: ChildProcess, origin: string, folder: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the portal did not start:\n${readFileSync(logFile(folder), 'utf8')}`);
    await delay(100);
  }
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const gone = child.exitCode !== null;
  if (!gone) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  const said = readFileSync(logFile(folder), 'utf8');
  await rm(folder, { recursive: true, force: true });
  if (gone || child.exitCode !== 0) throw new Error(`the portal did not end in order:\n${said}`);
}

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zhongzhou-journeys-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  process.env[told.origin] = origin;
  process.env[told.dataDir] = folder;
  const child = startPortal(folder, port);
  try {
    await waitUntilReady(child, origin, folder);
    // The simulated WeChat payer approves by chance otherwise.
    await control('payer', { approval: 0 });
  } catch (error) {
    await end(child, folder).catch(() => {});
    throw error;
  }
  return () => end(child, folder);
}
