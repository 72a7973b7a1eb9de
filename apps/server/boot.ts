/** From configuration to a composed portal: database, migrations, providers, features. Shared by all programs here. */
import { join } from 'node:path';
import { migrateDatabase } from '@platform/server/database/migrate';
import { ownAddress } from '@platform/server/env';
import { type Kernel, openKernel } from '@platform/server/kernel';
import { addressOfRunning, openEmbedded } from '@platform/server/postgres/embedded';
import { AlreadyRunning } from '@platform/server/postgres/owner';
import { compose } from './compose.ts';
import type { Configuration } from './configuration.ts';
import { say } from './progress.ts';
import { openProviders, type Providers } from './providers.ts';

export interface Opened {
  env: Configuration;
  kernel: Kernel;
  /** Lets go of everything, in order. */
  stop(): Promise<void>;
}

export interface Booted extends Opened {
  providers: Providers;
}

/** What has to be closed again, the last first. */
class Closers {
  readonly #closers: (() => Promise<void>)[] = [];

  add(close: () => Promise<void>): void {
    this.#closers.push(close);
  }

  async run(): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) await close();
  }
}

const migrationsFolder = join(import.meta.dirname, '../../database/migrations');

/** The database to use: the configured one, or our own. */
async function openDatabase(env: Configuration, closers: Closers, beside: boolean): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  say('database: starting PostgreSQL');
  try {
    const embedded = await openEmbedded({ dataDir: env.DATA_DIR, log: say, address: ownAddress(env) });
    closers.add(() => embedded.stop());
    return embedded.url;
  } catch (error) {
    if (beside && error instanceof AlreadyRunning) return addressOfRunning(env.DATA_DIR);
    throw error;
  }
}

async function openServices(env: Configuration, closers: Closers, beside: boolean): Promise<Kernel> {
  const databaseUrl = await openDatabase(env, closers, beside);
  await migrateDatabase(databaseUrl, migrationsFolder);
  const kernel = await openKernel({ env, databaseUrl });
  closers.add(() => kernel.stop());
  return kernel;
}

/** Closes what was opened when the rest of the opening fails. */
async function openOrClose<T>(open: (closers: Closers) => Promise<T>): Promise<T> {
  const closers = new Closers();
  try {
    return await open(closers);
  } catch (error) {
    await closers.run();
    throw error;
  }
}

/** Opens the services for a command, beside a portal that may be running on the same data. */
export function openBeside(env: Configuration): Promise<Opened> {
  return openOrClose(async (closers) => {
    const kernel = await openServices(env, closers, true);
    return { env, kernel, stop: () => closers.run() };
  });
}

/** Opens everything but the pages and the door. Throws AlreadyRunning when another portal serves the data. */
export function boot(env: Configuration): Promise<Booted> {
  return openOrClose(async (closers) => {
    const kernel = await openServices(env, closers, false);
    const { publicUrl, clock } = kernel.portal;
    const providers = await openProviders(env, { publicUrl, clock: () => clock.now() });
    closers.add(() => providers.close());
    await compose(kernel, { payments: { ...providers.setup, usdRate: env.USD_RATE } });
    return { env, kernel, providers, stop: () => closers.run() };
  });
}
