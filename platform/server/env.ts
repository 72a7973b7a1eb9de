/** The configuration: environment variables, checked by a schema, each with a default. */
import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** An origin: an address without path, query or trailing slash. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^[^/]+\/\/[^/?#@]+\/?$/.test(url), 'only scheme, host and port, as https://example.org')
  .transform((url) => new URL(url).origin);

export const portalModes = ['demo', 'production'] as const;

/** The kernel's variables; features add their own schemas. */
export const kernelEnvironment = z.object({
  PORTAL_MODE: z.enum(portalModes).default('demo'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  /** The address under which visitors reach the portal, without a trailing slash. */
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  /** Signs sessions and seals secrets; at least 32 characters. Kept in DATA_DIR when unset in demo mode. */
  APP_SECRET: z.string().min(32).optional(),
  /** The number of trusted proxies in front of the portal. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  STORAGE_BUCKET: z.string().min(1).optional(),
  STORAGE_ENDPOINT: z.url().optional(),
  STORAGE_REGION: z.string().default('us-east-1'),
  STORAGE_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_SECRET_ACCESS_KEY: z.string().optional(),
  /** `warn` in demo mode and `info` in production, if unset. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Opens /metrics to callers that send it as a bearer token; loopback callers need none. */
  METRICS_TOKEN: z.string().min(16).optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(10).default(600),
  JOBS: flag.default(true),
});

export type KernelEnvironment = z.infer<typeof kernelEnvironment>;

/** The address on which the portal listens. */
export function ownAddress({ HOST, PORT }: Pick<KernelEnvironment, 'HOST' | 'PORT'>): string {
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

const privateHost =
  /^(?:localhost|.+\.(?:localhost|local|internal|test|lan)|127\.[\d.]+|10\.[\d.]+|192\.168\..+|172\.(?:1[6-9]|2\d|3[01])\..+|169\.254\..+|0\.0\.0\.0|\[::1?\]|\[f[cde][^\]]+\])$/;

/** Whether an address may be reached from the internet. */
export function isPublicAddress(url: string): boolean {
  const { hostname } = new URL(url);
  // A name without a dot is one of a local network.
  return !privateHost.test(hostname) && (hostname.includes('.') || hostname.startsWith('['));
}

/** An invalid configuration; `problems` has one line for each problem. */
export class InvalidConfiguration extends Error {
  override readonly name = 'InvalidConfiguration';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads variables by a schema; an empty variable counts as unset. Throws InvalidConfiguration. */
export function readEnvironment<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.output<S> {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new InvalidConfiguration(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

/** The problems of a production configuration; empty when it is complete. */
export function productionProblems(env: KernelEnvironment): string[] {
  if (env.PORTAL_MODE !== 'production') return [];
  const problems: string[] = [];
  if (!env.DATABASE_URL) problems.push('DATABASE_URL is missing: name the PostgreSQL 18 server to use');
  if (!env.APP_SECRET)
    problems.push('APP_SECRET is missing: at least 32 random characters, the same on all instances');
  else if (new Set(env.APP_SECRET).size < 10) problems.push('APP_SECRET is not random');
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL is missing: the https address that visitors use');
  else if (!env.PUBLIC_URL.startsWith('https://')) problems.push('PUBLIC_URL must be an https address');
  if (!env.SMTP_URL) problems.push('SMTP_URL is missing: passwords are reset by mail');
  if (!env.MAIL_FROM) problems.push('MAIL_FROM is missing: letters need a sender of your domain');
  if (env.STORAGE_BUCKET && !(env.STORAGE_ACCESS_KEY_ID && env.STORAGE_SECRET_ACCESS_KEY)) {
    problems.push('STORAGE_BUCKET is set without STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY');
  }
  return problems;
}
