/** The real server over a real database of its own, for tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentsOptions } from '@features/payments/server';
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import { takesBody } from '@platform/contract/endpoint';
import { fileField } from '@platform/contract/upload';
import type { Clock } from '@platform/server/clock';
import { kernelEnvironment } from '@platform/server/env';
import { type Kernel, openKernel } from '@platform/server/kernel';
import { openLog } from '@platform/server/log';
import type { Email } from '@platform/server/mail';
import { createTestDatabase } from '@platform/server/testing/database';
import { type ComposeOptions, compose } from './compose.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** What a call gave: the envelope, whichever it is, and the status. */
export interface Answer<E extends Endpoint> {
  status: number;
  success: boolean;
  code?: string;
  message?: string;
  details?: unknown;
  data: Data<E>;
  headers: Record<string, unknown>;
}

export interface CallOptions {
  /** The file of an endpoint that takes one. */
  file?: { name: string; bytes: Uint8Array };
  token?: string | undefined;
  key?: string | undefined;
  address?: string;
}

export interface TestPortal extends Kernel {
  clock: TestClock;
  /** Letters sent so far, the newest last. */
  letters: Email[];
  /** Calls an endpoint as a client would. */
  call<E extends Endpoint>(declared: E, input: Input<E>, options?: CallOptions): Promise<Answer<E>>;
}

function testClock(): TestClock {
  let moved = 0;
  return {
    now: () => new Date(Date.now() + moved),
    advance(milliseconds) {
      moved += milliseconds;
    },
  };
}

/** A value as it would stand in an address; even one that cannot turn itself into text. */
const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Fills an endpoint's path and query. */
export function urlOf(declared: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = declared.path.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent(asText(params.get(name)).toWellFormed()),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.append(name, asText(value));
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

function formOf({ name, bytes }: NonNullable<CallOptions['file']>): FormData {
  const form = new FormData();
  form.append(fileField, new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

/** No provider is on: for tests that pay nothing. */
const noPayments: PaymentsOptions = { adapters: {}, browser: {}, simulated: [], usdRate: 6.5 };

/** Opens a portal without sample data, in demo mode unless `overrides` say otherwise; close it with `stop`. */
export async function testPortal(
  overrides: NodeJS.ProcessEnv = {},
  options: Partial<ComposeOptions> = {},
): Promise<TestPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-'));
  const database = await createTestDatabase();
  const clock = testClock();
  const letters: Email[] = [];
  const env = kernelEnvironment.parse({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret that is only good for tests',
    JOBS: 'false',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...overrides,
  });
  const kernel = await openKernel({
    env,
    databaseUrl: database.url,
    clock,
    log: openLog('silent'),
    mail: { send: async (letter) => void letters.push(letter) },
  });
  await compose(kernel, { payments: noPayments, ...options });
  await kernel.start();
  return {
    ...kernel,
    clock,
    letters,
    async call(declared, input, { token, key, address, file } = {}) {
      const { body } = input as { body?: object };
      const reply = await kernel.portal.http.inject({
        method: declared.method,
        url: urlOf(declared, input),
        remoteAddress: address ?? '127.0.0.1',
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(takesBody(declared) ? { payload: body ?? {} } : {}),
        ...(file ? { payload: formOf(file) } : {}),
      });
      return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
    },
    async stop() {
      await kernel.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
