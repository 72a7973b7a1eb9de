/** Records which declared errors were provoked, so that a test run fails for those that were not. */
import { appendFileSync } from 'node:fs';
import type { Endpoint } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';

/** Every error code of an endpoint, including those of its access and input. */
export function declaredErrors(endpoint: Endpoint): string[] {
  const codes = endpoint.errors.map(({ code }) => code);
  if (endpoint.access !== 'anyone') codes.push(genericErrors.UNAUTHENTICATED.code);
  if (Array.isArray(endpoint.access)) codes.push(genericErrors.FORBIDDEN.code);
  if (endpoint.upload) codes.push(endpoint.upload.wrongKind.code, endpoint.upload.tooLarge.code);
  if (endpoint.idempotent) codes.push(genericErrors.IDEMPOTENCY_KEY_REUSED.code);
  return codes;
}

/** The file into which the processes of a test run write the record. */
const variable = 'ERROR_RECORD';

function append(lines: readonly string[]): void {
  const file = process.env[variable];
  if (file && lines.length > 0) appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
}

/** Starts a record: this process and its children write into `file` from now on. */
export function recordInto(file: string): void {
  process.env[variable] = file;
}

/** Records the declared errors, if a run is being recorded. */
export function recordDeclared(endpoints: readonly Endpoint[]): void {
  append(
    endpoints.flatMap((endpoint) =>
      declaredErrors(endpoint).map((code) => `declared ${endpoint.name} ${code}`),
    ),
  );
}

/** Records a provoked error, if a run is being recorded. */
export function recordError(endpoint: Endpoint | undefined, code: string): void {
  if (endpoint) append([`provoked ${endpoint.name} ${code}`]);
}

/** The declared errors in a record that were not provoked, as "endpoint CODE". */
export function unprovokedErrors(record: string): string[] {
  const lines = new Set(record.split('\n'));
  return [...lines]
    .filter((line) => line.startsWith('declared ') && !lines.has(line.replace('declared', 'provoked')))
    .map((line) => line.slice('declared '.length))
    .sort();
}
