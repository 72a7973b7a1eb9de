/** Databases for tests: one server for a whole run, and in it a copy of a migrated template per test file. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Embedded, openEmbedded } from '../postgres/embedded.ts';
import { AlreadyRunning } from '../postgres/owner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    TEST_DATABASE_URL: string;
  }
}

const root = join(import.meta.dirname, '../../../.cache/test-postgres');
/** The maximum number of concurrent runs; each has its own server. */
const maxRuns = 8;
const portalTemplate = 'template_portal';

export interface TestTemplate {
  /** Brings an empty database to the state in which every test starts. */
  prepare(url: string): Promise<void>;
  /** Changes whenever the result of `prepare` changes; a template with the same fingerprint is reused. */
  fingerprint: string;
}

/** The address of another database on the same server. */
function siblingOf(url: string, database: string): string {
  const sibling = new URL(url);
  sibling.pathname = `/${database}`;
  return sibling.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Opens a server in the first free slot; a damaged cluster is created again. */
async function openServer(): Promise<Embedded> {
  for (let slot = 1; slot <= maxRuns; slot++) {
    const dataDir = join(root, String(slot));
    const open = () => openEmbedded({ dataDir, durable: false, log: () => {}, address: 'a test run' });
    try {
      return await open().catch(async (error) => {
        if (error instanceof AlreadyRunning) throw error;
        await rm(dataDir, { recursive: true, force: true });
        return open();
      });
    } catch (error) {
      if (!(error instanceof AlreadyRunning)) throw error;
    }
  }
  throw new Error(`${maxRuns} test runs are already in progress`);
}

/** Creates the template unless an earlier run's is up to date; drops the databases of killed runs. */
async function prepareTemplate(url: string, template: TestTemplate): Promise<void> {
  await withClient(url, async (client) => {
    const oldDatabases = await client.query<{ datname: string }>(
      String.raw`select datname from pg_database where datname like 'test\_%'`,
    );
    for (const { datname } of oldDatabases.rows) await client.query(`drop database ${datname} with (force)`);
    const existing = await client.query<{ fingerprint: string }>(
      `select shobj_description(oid, 'pg_database') as fingerprint from pg_database where datname = $1`,
      [portalTemplate],
    );
    if (existing.rows[0]?.fingerprint === template.fingerprint) return;
    await client.query(`drop database if exists ${portalTemplate} with (force)`);
    await client.query(`create database ${portalTemplate}`);
    await template.prepare(siblingOf(url, portalTemplate));
    await client.query(
      `comment on database ${portalTemplate} is ${client.escapeLiteral(template.fingerprint)}`,
    );
  });
}

/**
 * For Vitest's `globalSetup`: starts the run's server, provides its address as TEST_DATABASE_URL and returns the
 * teardown. Servers are kept under `.cache` between runs, one for each concurrent run.
 */
export async function startTestDatabase(
  project: Pick<TestProject, 'provide'>,
  template: TestTemplate,
): Promise<() => Promise<void>> {
  const server = await openServer();
  try {
    await prepareTemplate(server.url, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('TEST_DATABASE_URL', server.url);
  return server.stop;
}

/** A database for one test file: a copy of the migrated template, or of another one. */
export async function createTestDatabase(
  template: string = portalTemplate,
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('TEST_DATABASE_URL');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    url: siblingOf(server, name),
    drop: async () => {
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
