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
/** Runs that can go on at once; each has a server of its own. */
const places = 8;
const portalTemplate = 'template_portal';

export interface TestTemplate {
  /** Brings an empty database to the state in which every test starts. */
  prepare(url: string): Promise<void>;
  /** Changes whenever `prepare` would give another result; a template with the same one is kept. */
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

/** Opens a server in the first free place; a cluster that a power cut has spoilt is made anew. */
async function openServer(): Promise<Embedded> {
  for (let place = 1; place <= places; place++) {
    const dataDir = join(root, String(place));
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
  throw new Error(`${places} test runs are going on already`);
}

/** Makes the template unless the one of an earlier run is still good; drops what killed runs left. */
async function prepareTemplate(url: string, template: TestTemplate): Promise<void> {
  await withClient(url, async (client) => {
    const left = await client.query<{ datname: string }>(
      String.raw`select datname from pg_database where datname like 'test\_%'`,
    );
    for (const { datname } of left.rows) await client.query(`drop database ${datname} with (force)`);
    const made = await client.query<{ fingerprint: string }>(
      `select shobj_description(oid, 'pg_database') as fingerprint from pg_database where datname = $1`,
      [portalTemplate],
    );
    if (made.rows[0]?.fingerprint === template.fingerprint) return;
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
 * teardown. Servers are kept under `.cache` between runs, one for each run that goes on at the same time.
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
