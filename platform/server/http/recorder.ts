/** Records which declared errors were provoked, so that a test run fails for those that were not. */
import { appendFileSync } from 'node:fs';
import type { Endpoint } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';

/** Every error code that an endpoint declares, those that follow from its access and input included. */
export function declaredErrors(declared: Endpoint): string[] {
  const codes = declared.errors.map(({ code }) => code);
  if (declared.access !== 'anyone') codes.push(genericErrors.UNAUTHENTICATED.code);
  if (Array.isArray(declared.access)) codes.push(genericErrors.FORBIDDEN.code);
  if (declared.upload) codes.push(declared.upload.wrongKind.code, declared.upload.tooLarge.code);
  if (declared.idempotent) codes.push(genericErrors.IDEMPOTENCY_KEY_REUSED.code);
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
    endpoints.flatMap((declared) =>
      declaredErrors(declared).map((code) => `declared ${declared.name} ${code}`),
    ),
  );
}

/** Records a provoked error, if a run is being recorded. */
export function recordError(declared: Endpoint | undefined, code: string): void {
  if (declared) append([`provoked ${declared.name} ${code}`]);
}

/** The declared errors in a record that were not provoked, as "endpoint CODE". */
export function unprovokedErrors(record: string): string[] {
  const lines = new Set(record.split('\n'));
  return [...lines]
    .filter((line) => line.startsWith('declared ') && !lines.has(line.replace('declared', 'provoked')))
    .map((line) => line.slice('declared '.length))
    .sort();
}
