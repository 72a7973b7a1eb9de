/** An endpoint, declared once as data: route, validation, client, form rules and OpenAPI come from it. */
import { z } from 'zod';
import type { ErrorEntry } from './errors.ts';
import type { Upload } from './upload.ts';

/** Roles, checked on the server; everyone who registers is a user. */
export const roles = ['user', 'editor', 'reviewer', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** Who may call: anyone, every logged-in member, or the named roles. */
export type Access = 'anyone' | 'member' | readonly Role[];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const nothing = z.object({});
export type Nothing = typeof nothing;

interface Declaration<P, Q, B, D, E, U> {
  /** A verb and a noun (`placeOrder`), the same word as the action and the mutation. */
  name: string;
  /** One sentence for the reader of the API document. */
  summary: string;
  method: Method;
  /** Path below /api, parameters as `:id`. */
  path: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  /** The feature's own errors; 401, 403, 422 and 429 follow from the other fields. */
  errors?: E;
  /** Status of a success. */
  status?: 200 | 201;
  /** Message of a success, where the specification has one. */
  message?: string;
  /** Takes an Idempotency-Key header: the same key and body replays the first answer. */
  idempotent?: boolean;
  /** Takes one file, as a form with the field `file`, instead of a JSON body. */
  upload?: U;
}

export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  E extends readonly ErrorEntry[] = readonly ErrorEntry[],
  U extends Upload | undefined = Upload | undefined,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly data: D;
  readonly errors: E;
  readonly status: 200 | 201;
  readonly message: string | undefined;
  readonly idempotent: boolean;
  readonly upload: U;
}

/** Declares an endpoint. */
export function endpoint<
  D extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  const E extends readonly ErrorEntry[] = readonly [],
  U extends Upload | undefined = undefined,
>(declaration: Declaration<P, Q, B, D, E, U>): Endpoint<P, Q, B, D, E, U> {
  const { params, query, body, errors, status = 200, message, idempotent = false, ...rest } = declaration;
  return {
    ...rest,
    // The default is an empty object, like the defaults of the type parameters.
    params: params ?? (nothing as z.ZodType as P),
    query: query ?? (nothing as z.ZodType as Q),
    body: body ?? (nothing as z.ZodType as B),
    errors: errors ?? ([] as readonly ErrorEntry[] as E),
    status,
    message,
    idempotent,
    upload: declaration.upload as U,
  };
}

/** Whether the endpoint reads a JSON body. */
export function takesBody(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && !endpoint.upload;
}

/** A caller's input: only the parts with required fields are required. */
export type Input<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

type Part<Key extends string, Value> = object extends Value
  ? { [K in Key]?: Value }
  : // What zod infers for an empty object.
    Value extends Record<string, never>
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** The type of the answer's `data`. */
export type Data<E extends Endpoint> = z.output<E['data']>;
