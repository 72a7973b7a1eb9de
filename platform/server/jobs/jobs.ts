/** Background jobs on the same database (pg-boss): sent inside a transaction, retried, surviving a crash. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, type Job as Sent } from 'pg-boss';
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { loggedError } from '../log.errors.ts';
import type { Log } from '../log.ts';

/** The schema of the queue's own tables. */
export const jobsSchema = 'jobs';

/** A kind of job, declared once; `cron` (UTC) makes it run by the clock. */
export interface Job<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: S;
  readonly cron?: string;
  /** How many are done side by side, each for itself; one after the other unless given. */
  readonly atOnce?: number;
}

/** Declares a job. */
export function job<S extends z.ZodType>(declaration: Job<S>): Job<S> {
  return declaration;
}

/** The cron expression of jobs that run every minute. */
export const everyMinute = '* * * * *';

const noData = z.object({});

/** Declares a job that the clock runs (UTC). */
export function cronJob(name: string, cron: string): Job<typeof noData> {
  return { name, cron, data: noData };
}

export interface Jobs {
  /** Says what a job does; all handlers are registered before `start`. */
  handle<S extends z.ZodType>(job: Job<S>, work: (data: z.output<S>) => Promise<void>): void;
  /** Sends a job; inside a transaction it exists only if that commits. */
  send<S extends z.ZodType>(job: Job<S>, data: z.input<S>, tx?: Transaction): Promise<void>;
  /** Runs a job's handler now and waits for it: for tests and the command line. */
  run<S extends z.ZodType>(job: Job<S>, data: z.input<S>): Promise<void>;
  start(): Promise<void>;
  /** Waits for the jobs in hand. */
  stop(): Promise<void>;
}

interface Handled {
  job: Job;
  work: (data: unknown) => Promise<void>;
}

/** Does one job of a batch; its failure is its own. */
async function outcomeOf(
  { id, name, data }: Sent<unknown>,
  work: Handled['work'],
  log: Log,
): Promise<JobResult> {
  try {
    await work(data);
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error, job: name, id }, 'job failed');
    return { id, status: 'failed', output: { message: loggedError(error)?.message } };
  }
}

/** Opens the job queue; with `working` false jobs can be sent, but are left to other instances. */
export function openJobs(url: string, log: Log, working: boolean): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: jobsSchema,
    application_name: 'zhongzhou-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const handled = new Map<string, Handled>();
  let started = false;

  async function begin({ job, work }: Handled): Promise<void> {
    await boss.createQueue(job.name, { retryLimit: 8, retryBackoff: true, deleteAfterSeconds: 3600 });
    if (!working) return;
    const options = {
      pollingIntervalSeconds: 1,
      batchSize: job.atOnce ?? 1,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work<unknown>(job.name, options, (batch) =>
      Promise.all(batch.map((one) => outcomeOf(one, work, log))),
    );
    if (job.cron) await boss.schedule(job.name, job.cron, {});
  }

  return {
    handle(job, work) {
      handled.set(job.name, { job, work: async (data) => work(job.data.parse(data)) });
    },
    async send(job, data, tx) {
      await boss.send(job.name, job.data.parse(data) as object, tx ? { db: fromDrizzle(tx, sql) } : {});
    },
    async run(job, data) {
      await handled.get(job.name)?.work(data);
    },
    async start() {
      await boss.start();
      started = true;
      for (const entry of handled.values()) await begin(entry);
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 15_000 });
    },
  };
}
