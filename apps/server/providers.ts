/** The payment providers: the real ones, or in demo mode the simulator, a program of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { merchantEnvironment, openCredentials } from '@apps/simulator/credentials';
import { configurePayments, PaymentConfigurationError, type PaymentSetup } from '@features/payments/adapters';
import { BadConfiguration } from '@platform/server/env';
import type { Configuration } from './configuration.ts';

export interface Providers {
  setup: PaymentSetup;
  /** Ends the simulator, if it runs. */
  close(): Promise<void>;
}

interface Site {
  publicUrl: string;
  clock: () => Date;
}

/** Starts the simulator's program; it ends with this process. */
async function startSimulator(
  env: Configuration,
  dataDir: string,
  { publicUrl }: Site,
): Promise<{ url: string; child: ChildProcess }> {
  const options = [
    '--data',
    dataDir,
    '--portal',
    publicUrl,
    '--port',
    String(env.SIMULATOR_PORT),
    '--host',
    env.HOST,
  ];
  if (env.SIMULATOR_PUBLIC_URL) options.push('--public-url', env.SIMULATOR_PUBLIC_URL);
  // In a group of its own signals from the terminal don't reach it: it ends when the portal has finished.
  const child = fork(join(import.meta.dirname, '../simulator/main.ts'), options, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the provider simulator ended with code ${code}`);
  });
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  failed.catch(() => {});
  return { url, child };
}

function configure(
  env: Configuration,
  site: Site,
  simulator?: ReturnType<typeof merchantEnvironment>,
): PaymentSetup {
  try {
    return configurePayments({ environment: env, mode: env.PORTAL_MODE, ...site, simulator });
  } catch (error) {
    throw error instanceof PaymentConfigurationError ? new BadConfiguration(error.problems) : error;
  }
}

/** Opens the providers that the configuration allows. Throws BadConfiguration. */
export async function openProviders(env: Configuration, site: Site): Promise<Providers> {
  if (env.PORTAL_MODE === 'production') return { setup: configure(env, site), close: async () => {} };
  const dataDir = join(env.DATA_DIR, 'simulator');
  const { url, child } = await startSimulator(env, dataDir, site);
  const simulator = merchantEnvironment(await openCredentials(dataDir), url);
  return {
    setup: configure(env, site, simulator),
    async close() {
      if (child.exitCode !== null || !child.connected) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
