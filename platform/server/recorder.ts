/** Notes which declared errors were provoked, so that a test run can be failed for those that never were. */
import { appendFileSync } from 'node:fs';
import type { Endpoint } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';

/** Every error code that an endpoint declares, those that follow from its access and input included. */
export function declaredErrors(declared: Endpoint): string[] {
  const codes = declared.errors.map(({ code }) => code);
  if (declared.access !== 'anyone') codes.push(genericErrors.UNAUTHENTICATED.code);
  if (Array.isArray(declared.access)) codes.push(genericErrors.FORBIDDEN.code);
  if (declared.idempotent) codes.push(genericErrors.IDEMPOTENCY_KEY_REUSED.code);
  return codes;
}

/** Appends `endpoint code` to the run's file, if a run is being recorded. */
export function recordError(declared: Endpoint | undefined, code: string): void {
  // biome-ignore lint/complexity/useLiteralKeys: an index signature.
  const file = process.env['ERROR_RECORD'];
  if (file && declared) appendFileSync(file, `${declared.name} ${code}\n`);
}
