/** From configuration to a composed portal: database, migrations, providers, features. Shared by all programs here. */
import { join } from 'node:path';
import { type Embedded, openEmbedded } from '@platform/server/embedded';
import { type Kernel, openKernel } from '@platform/server/kernel';
import { migrateDatabase } from '@platform/server/migrate';
import { compose } from './compose.ts';
import type { Configuration } from './configuration.ts';
import { say } from './progress.ts';
import { openProviders, type Providers } from './providers.ts';

export interface Booted {
  env: Configuration;
  kernel: Kernel;
  providers: Providers;
  /** Lets go of everything, in order. */
  stop(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, '../../database/migrations');

async function openOwnDatabase(env: Configuration): Promise<Embedded | null> {
  if (env.DATABASE_URL) return null;
  say('database: starting PostgreSQL');
  return openEmbedded({ dataDir: env.DATA_DIR, log: say, address: `http://${env.HOST}:${env.PORT}` });
}

/** Opens everything but the pages and the door; what was opened is closed again when something fails. */
export async function boot(env: Configuration): Promise<Booted> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const embedded = await openOwnDatabase(env);
    if (embedded) opened.push(() => embedded.stop());
    const databaseUrl = embedded?.url ?? env.DATABASE_URL ?? '';
    await migrateDatabase(databaseUrl, migrationsFolder);
    const kernel = await openKernel({ env, databaseUrl });
    opened.push(() => kernel.stop());
    const { publicUrl, clock } = kernel.portal;
    const providers = await openProviders(env, { publicUrl, clock: () => clock.now() });
    // Before the kernel: it still answers the simulator's last callbacks while it closes.
    opened.push(() => providers.close());
    await compose(kernel, { payments: { ...providers.setup, usdRate: env.USD_RATE } });
    return { env, kernel, providers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
