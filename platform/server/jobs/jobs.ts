/** Background jobs on the same database (pg-boss): sent inside a transaction, retried, surviving a crash. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, type Job as Sent } from 'pg-boss';
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { loggedError } from '../log.errors.ts';
import type { Log } from '../log.ts';

/** The schema of the queue's own tables. */
export const jobsSchema = 'jobs';

/** A kind of job, declared once; `cron` (UTC) schedules it. */
export interface Job<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: S;
  readonly cron?: string;
  /** How many run in parallel; 1 by default. */
  readonly concurrency?: number;
}

/** Declares a job. */
export function job<S extends z.ZodType>(declaration: Job<S>): Job<S> {
  return declaration;
}

/** The cron expression of jobs that run every minute. */
export const everyMinute = '* * * * *';

const noData = z.object({});

/** Declares a scheduled job (UTC). */
export function cronJob(name: string, cron: string): Job<typeof noData> {
  return { name, cron, data: noData };
}

export interface Jobs {
  /** Registers the handler of a job; call it before `start`. */
  handle<S extends z.ZodType>(job: Job<S>, work: (data: z.output<S>) => Promise<void>): void;
  /** Sends a job; inside a transaction it exists only if that commits. */
  send<S extends z.ZodType>(job: Job<S>, data: z.input<S>, tx?: Transaction): Promise<void>;
  /** Runs a job's handler now and waits for it: for tests and the command line. */
  run<S extends z.ZodType>(job: Job<S>, data: z.input<S>): Promise<void>;
  start(): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

interface JobHandler {
  job: Job;
  work: (data: unknown) => Promise<void>;
}

/** Jobs fetched at once: pg-boss fetches the next ones without a pause only after a full batch of several. */
const minBatchSize = 5;

/** Runs one job of a batch; its failure does not affect the others. */
async function outcomeOf(
  { id, name, data }: Sent<unknown>,
  work: JobHandler['work'],
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

/** Runs a batch, at most `concurrency` jobs in parallel. */
async function runBatch(
  batch: readonly Sent<unknown>[],
  { job: { concurrency = 1 }, work }: JobHandler,
  log: Log,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (let start = 0; start < batch.length; start += concurrency) {
    const together = batch.slice(start, start + concurrency);
    results.push(...(await Promise.all(together.map((one) => outcomeOf(one, work, log)))));
  }
  return results;
}

/** Opens the job queue; with `runsJobs` false jobs can be sent, but only other instances run them. */
export function openJobs(url: string, log: Log, runsJobs: boolean): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: jobsSchema,
    application_name: 'zhongzhou-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const handlers = new Map<string, JobHandler>();
  let started = false;

  async function startQueue(handler: JobHandler): Promise<void> {
    const { job } = handler;
    await boss.createQueue(job.name, { retryLimit: 8, retryBackoff: true, deleteAfterSeconds: 3600 });
    if (!runsJobs) return;
    const options = {
      pollingIntervalSeconds: 1,
      batchSize: Math.max(minBatchSize, job.concurrency ?? 1),
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work<unknown>(job.name, options, (batch) => runBatch(batch, handler, log));
    if (job.cron) await boss.schedule(job.name, job.cron, {});
  }

  return {
    handle(job, work) {
      handlers.set(job.name, { job, work: async (data) => work(job.data.parse(data)) });
    },
    async send(job, data, tx) {
      await boss.send(job.name, job.data.parse(data) as object, tx ? { db: fromDrizzle(tx, sql) } : {});
    },
    async run(job, data) {
      await handlers.get(job.name)?.work(data);
    },
    async start() {
      await boss.start();
      started = true;
      for (const entry of handlers.values()) await startQueue(entry);
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 15_000 });
    },
  };
}
