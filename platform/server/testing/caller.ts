/** Calls endpoints of a running server in tests: one caller per person. */
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import { takesBody } from '@platform/contract/endpoint';
import { type ErrorEntry, genericErrors } from '@platform/contract/errors';
import { fileField, type Upload } from '@platform/contract/upload';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

/** The envelope of an answer with its status and headers. */
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
  /** The file, for upload endpoints. */
  file?: { name: string; bytes: Uint8Array };
  token?: string | undefined;
  /** The Idempotency-Key. */
  key?: string | undefined;
  address?: string;
  cookie?: string;
}

type Declared<E extends Endpoint> = E['errors'][number]['code'];
type UploadCode<E extends Endpoint> = E['upload'] extends Upload
  ? E['upload']['wrongKind']['code'] | E['upload']['tooLarge']['code']
  : never;
/** The error codes of an endpoint. */
export type CodeOf<E extends Endpoint> = Declared<E> | UploadCode<E> | keyof typeof genericErrors;

/** Expected parts of a refusal that differ from the contract or extend it. */
interface Refusal {
  message?: unknown;
  details?: unknown;
}

export interface Caller {
  /** Calls an endpoint and returns the whole answer. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Answer<E>>;
  /** Calls an endpoint and returns its data. Throws when the call fails. */
  ok<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Data<E>>;
  /** Calls an endpoint and expects the refusal `code`; see `expectRefused`. */
  refuses<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    code: CodeOf<E>,
    overrides?: Refusal,
    options?: CallOptions,
  ): Promise<Answer<E>>;
}

/** A value as text for an address, even if its `toString` is missing. */
const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Fills an endpoint's path and query. */
export function urlOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name) =>
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

function declaredError({ errors, upload }: Endpoint, code: string): ErrorEntry | undefined {
  const uploadErrors = upload ? [upload.wrongKind, upload.tooLarge] : [];
  return [...errors, ...uploadErrors, ...Object.values(genericErrors)].find((entry) => entry.code === code);
}

/** The data of an answer. Throws when the call failed. */
export function dataOf<D>({
  success,
  code,
  message,
  details,
  data,
}: Omit<Answer<Endpoint>, 'data'> & { data: D }): D {
  if (!success) throw new Error(`refused: ${JSON.stringify({ code, message, details })}`);
  return data;
}

/** The endpoint of each answer. */
const declarations = new WeakMap<object, Endpoint>();

/**
 * Expects an answer to be the refusal `code`, with the status and message that the contract declares for it. `overrides`
 * replaces the message or adds details. The message of a VALIDATION_FAILED comes from the field, so it is compared only
 * if given.
 */
export function expectRefused(answer: object, code: string, overrides: Refusal = {}): void {
  const endpoint = declarations.get(answer);
  const { status, message } = (endpoint && declaredError(endpoint, code)) ?? {};
  const expected = code === genericErrors.VALIDATION_FAILED.code ? { status } : { status, message };
  expect(answer).toMatchObject({ success: false, code, ...expected, ...overrides });
}

/** A caller who sends the result of `token`, unless a call has its own token. */
export function openCaller(
  http: FastifyInstance,
  token: () => string | undefined | Promise<string | undefined> = () => undefined,
): Caller {
  const caller: Caller = {
    async call(endpoint, input, options = {}) {
      const { body } = input as { body?: object };
      const { key, address = '127.0.0.1', file, cookie } = options;
      const bearer = 'token' in options ? options.token : await token();
      const reply = await http.inject({
        method: endpoint.method,
        url: urlOf(endpoint, input),
        remoteAddress: address,
        headers: {
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(cookie ? { cookie } : {}),
        },
        ...(takesBody(endpoint) ? { payload: body ?? {} } : {}),
        ...(file ? { payload: formOf(file) } : {}),
      });
      const answer = { status: reply.statusCode, headers: reply.headers, ...reply.json() };
      declarations.set(answer, endpoint);
      return answer;
    },
    async ok(endpoint, input, options) {
      return dataOf(await caller.call(endpoint, input, options));
    },
    async refuses(endpoint, input, code, overrides, options) {
      const answer = await caller.call(endpoint, input, options);
      expectRefused(answer, code, overrides);
      return answer;
    },
  };
  return caller;
}
