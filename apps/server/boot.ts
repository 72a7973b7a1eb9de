/** From configuration to a composed portal: database, migrations, providers, features. Used by all programs of this folder. */
import { join } from 'node:path';
import { findDemoPasswords } from '@features/accounts/demo';
import { migrateDatabase } from '@platform/server/database/migrate';
import { InvalidConfiguration, ownAddress } from '@platform/server/env';
import { type Kernel, openKernel } from '@platform/server/kernel';
import { addressOfRunning, openEmbedded } from '@platform/server/postgres/embedded';
import { AlreadyRunning } from '@platform/server/postgres/owner';
import { compose } from './compose.ts';
import type { Configuration } from './configuration.ts';
import { printLine } from './progress.ts';
import { openProviders, type Providers } from './providers.ts';

export interface OpenServices {
  env: Configuration;
  kernel: Kernel;
  /** Closes everything in order. */
  stop(): Promise<void>;
}

export interface BootedPortal extends OpenServices {
  providers: Providers;
}

/** Close functions, called in reverse order. */
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

/** Opens the configured database, or the embedded one. */
async function openDatabase(env: Configuration, closers: Closers, isCommand: boolean): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  printLine('database: starting PostgreSQL');
  try {
    const embedded = await openEmbedded({ dataDir: env.DATA_DIR, log: printLine, address: ownAddress(env) });
    closers.add(() => embedded.stop());
    return embedded.url;
  } catch (error) {
    if (isCommand && error instanceof AlreadyRunning) return addressOfRunning(env.DATA_DIR);
    throw error;
  }
}

async function openServices(env: Configuration, closers: Closers, isCommand: boolean): Promise<Kernel> {
  const databaseUrl = await openDatabase(env, closers, isCommand);
  await migrateDatabase(databaseUrl, migrationsFolder);
  const kernel = await openKernel({ env, databaseUrl });
  closers.add(() => kernel.stop());
  return kernel;
}

/** Closes everything if opening fails. */
async function openOrClose<T>(open: (closers: Closers) => Promise<T>): Promise<T> {
  const closers = new Closers();
  try {
    return await open(closers);
  } catch (error) {
    await closers.run();
    throw error;
  }
}

/** Opens the services for a command; a portal may be running on the same data. */
export function openForCommand(env: Configuration): Promise<OpenServices> {
  return openOrClose(async (closers) => {
    const kernel = await openServices(env, closers, true);
    return { env, kernel, stop: () => closers.run() };
  });
}

/** Throws InvalidConfiguration when visitors of a production portal could log in with a published password. */
export async function assertNoDemoPasswords(
  { PORTAL_MODE }: Pick<Configuration, 'PORTAL_MODE'>,
  { portal: { db } }: Pick<Kernel, 'portal'>,
): Promise<void> {
  const names = PORTAL_MODE === 'production' ? await findDemoPasswords(db) : [];
  if (names.length === 0) return;
  throw new InvalidConfiguration(
    names.map(
      (name) =>
        `the database has the demo account "${name}" with its published password: change it or use another database`,
    ),
  );
}

/** Opens everything except pages and listening. Throws AlreadyRunning when another portal serves the data. */
export function boot(env: Configuration): Promise<BootedPortal> {
  return openOrClose(async (closers) => {
    const kernel = await openServices(env, closers, false);
    await assertNoDemoPasswords(env, kernel);
    const { publicUrl, clock } = kernel.portal;
    const providers = await openProviders(env, { publicUrl, clock: () => clock.now() });
    closers.add(() => providers.close());
    await compose(kernel, { payments: { ...providers.setup, usdRate: env.USD_RATE } });
    return { env, kernel, providers, stop: () => closers.run() };
  });
}
