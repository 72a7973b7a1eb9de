/** A second portal on the database of the test's portal, in a process that tests can kill. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Services } from '@platform/server/portal';

export interface Killable {
  child: ChildProcess;
  /** The address of the portal. */
  address: string;
}

/** Starts it; kill the child when the test is over. */
export async function openKillable({ env, db }: Pick<Services, 'env' | 'db'>): Promise<Killable> {
  const child = fork(join(import.meta.dirname, 'testing.program.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      JOBS: 'false',
      APP_SECRET: env.APP_SECRET,
      DATA_DIR: env.DATA_DIR,
      DATABASE_URL: db.$client.options.connectionString,
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}
