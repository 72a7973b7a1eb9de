/** Calls endpoints of a running server in tests, as a client would: one caller per person. */
import type { Data, Endpoint, Input } from '@platform/contract/endpoint';
import { takesBody } from '@platform/contract/endpoint';
import { type ErrorEntry, genericErrors } from '@platform/contract/errors';
import { fileField, type Upload } from '@platform/contract/upload';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

/** The envelope of an answer, of a success or a failure, with its status and headers. */
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
  /** The Idempotency-Key. */
  key?: string | undefined;
  address?: string;
}

type Declared<E extends Endpoint> = E['errors'][number]['code'];
type UploadCode<E extends Endpoint> = E['upload'] extends Upload
  ? E['upload']['wrongKind']['code'] | E['upload']['tooLarge']['code']
  : never;
/** The codes with which an endpoint can refuse. */
export type CodeOf<E extends Endpoint> = Declared<E> | UploadCode<E> | keyof typeof genericErrors;

/** What a test expects of a refusal beyond what the contract declares. */
interface Refusal {
  message?: unknown;
  details?: unknown;
}

export interface Caller {
  /** Calls an endpoint and gives the whole answer. */
  call<E extends Endpoint>(declared: E, input: Input<E>, options?: CallOptions): Promise<Answer<E>>;
  /** Calls an endpoint and gives its data. Throws when the call is refused. */
  ok<E extends Endpoint>(declared: E, input: Input<E>, options?: CallOptions): Promise<Data<E>>;
  /** Calls an endpoint and expects the refusal `code`; see `expectRefused`. */
  refuses<E extends Endpoint>(
    declared: E,
    input: Input<E>,
    code: CodeOf<E>,
    also?: Refusal,
    options?: CallOptions,
  ): Promise<Answer<E>>;
}

/** A value as text for an address, even one whose own `toString` is missing. */
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

function declaredError({ errors, upload }: Endpoint, code: string): ErrorEntry | undefined {
  const uploadErrors = upload ? [upload.wrongKind, upload.tooLarge] : [];
  return [...errors, ...uploadErrors, ...Object.values(genericErrors)].find((entry) => entry.code === code);
}

/** The data of an answer. Throws when the call was refused. */
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

/** The endpoint that gave an answer. */
const declarations = new WeakMap<object, Endpoint>();

/**
 * Expects an answer to be the refusal `code`, with the status and message that the contract declares for it. `also`
 * overrides the message or names details; a VALIDATION_FAILED takes its message from the field, so it is compared only
 * if given.
 */
export function expectRefused(answer: object, code: string, also: Refusal = {}): void {
  const declared = declarations.get(answer);
  const { status, message } = (declared && declaredError(declared, code)) ?? {};
  const expected = code === genericErrors.VALIDATION_FAILED.code ? { status } : { status, message };
  expect(answer).toMatchObject({ success: false, code, ...expected, ...also });
}

/** A caller who sends the token that `token` gives, unless a call has its own. */
export function openCaller(
  http: FastifyInstance,
  token: () => string | undefined | Promise<string | undefined> = () => undefined,
): Caller {
  const caller: Caller = {
    async call(declared, input, options = {}) {
      const { body } = input as { body?: object };
      const { key, address = '127.0.0.1', file } = options;
      const bearer = 'token' in options ? options.token : await token();
      const reply = await http.inject({
        method: declared.method,
        url: urlOf(declared, input),
        remoteAddress: address,
        headers: {
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(takesBody(declared) ? { payload: body ?? {} } : {}),
        ...(file ? { payload: formOf(file) } : {}),
      });
      const answer = { status: reply.statusCode, headers: reply.headers, ...reply.json() };
      declarations.set(answer, declared);
      return answer;
    },
    async ok(declared, input, options) {
      return dataOf(await caller.call(declared, input, options));
    },
    async refuses(declared, input, code, also, options) {
      const answer = await caller.call(declared, input, options);
      expectRefused(answer, code, also);
      return answer;
    },
  };
  return caller;
}
