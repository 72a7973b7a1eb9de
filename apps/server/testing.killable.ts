/** A second portal on the database of the test's portal, in a process that tests kill while it works. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '@platform/server/portal';
import { sql } from 'drizzle-orm';

/** Calls in flight at a time: those after them are never made, so that some are certainly missing after the end. */
const parallel = 32;

export interface Killable {
  /** Posts a body; returns the data of the answer. Rejects when the portal has ended. */
  post<Data>(path: string, token: string, body: object, headers?: Record<string, string>): Promise<Data>;
  /**
   * Makes calls in parallel, kills the process after `count` answers, and waits until PostgreSQL has rolled back what
   * was in flight. Returns the answers that arrived.
   */
  killAfter<Answer>(count: number, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]>;
  kill(): void;
}

/** Starts it; kill it when the test is over. */
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

  /** PostgreSQL notices that its clients are gone and rolls their transactions back. */
  async function waitForRollbacks(): Promise<void> {
    const others = sql`select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
    while ((await db.execute(others)).rows.length > 0) await sleep(50);
  }

  return {
    async post<Data>(path: string, token: string, body: object, headers = {}) {
      const reply = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify(body),
      });
      const { data } = (await reply.json()) as { data: Data };
      return data;
    },
    async killAfter<Answer>(count: number, calls: readonly (() => Promise<Answer>)[]) {
      const answers: Answer[] = [];
      const waiting = calls.values();
      const callInTurn = async () => {
        for (const call of waiting) {
          try {
            answers.push(await call());
          } catch (error) {
            if (!child.killed) throw error;
          }
          if (answers.length >= count) child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: parallel }, callInTurn));
      await waitForRollbacks();
      return answers;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
