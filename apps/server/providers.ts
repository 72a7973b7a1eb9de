/** The payment providers: the real ones, or in demo mode the simulator, a program of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { merchantEnvironment, openCredentials } from '@apps/simulator/credentials';
import { configurePayments, type PaymentSetup } from '@features/payments/adapters';
import { refundsSamples } from '@features/payments/seed';
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

/** The address that the simulator reports; Node's watch mode sends other messages before. */
function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'url' in message) resolve(String(message.url));
    });
  });
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
  // In its own process group, so that it gets no signals from the terminal and ends after the portal.
  const child = fork(join(import.meta.dirname, '../simulator/main.ts'), options, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the provider simulator ended with code ${code}`);
  });
  const url = await Promise.race([addressFrom(child), failed]);
  failed.catch(() => {});
  return { url, child };
}

/** The sample orders can be refunded too. */
function withSamples({ adapters, ...setup }: PaymentSetup): PaymentSetup {
  const wrapped = Object.entries(adapters).map(([name, adapter]) => [name, refundsSamples(adapter)]);
  return { ...setup, adapters: Object.fromEntries(wrapped) };
}

/** Opens the configured providers; the configuration has been checked. */
export async function openProviders(env: Configuration, site: Site): Promise<Providers> {
  const options = { environment: env, mode: env.PORTAL_MODE, ...site };
  if (env.PORTAL_MODE === 'production') return { setup: configurePayments(options), close: async () => {} };
  const dataDir = join(env.DATA_DIR, 'simulator');
  const { url, child } = await startSimulator(env, dataDir, site);
  const simulator = merchantEnvironment(await openCredentials(dataDir), url);
  return {
    setup: withSamples(configurePayments({ ...options, simulator })),
    async close() {
      if (child.exitCode !== null || !child.connected) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
