/** Failures: actions throw a Failure that names a declared error. */
import type { FieldIssue } from '@platform/contract/envelope';
import { type ErrorEntry, genericErrors } from '@platform/contract/errors';
import type { z } from 'zod';

/** A declared error that an action throws. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly entry: ErrorEntry;
  readonly details: unknown;
  constructor(entry: ErrorEntry, details?: unknown) {
    super(entry.message);
    this.entry = entry;
    this.details = details;
  }
}

/** Creates the failure to throw; `details` have the shape that the entry declares. */
export function failure<Code extends string, D extends z.ZodType>(
  entry: ErrorEntry<Code, D>,
  details?: z.input<D>,
): Failure {
  return new Failure(entry, details);
}

/** The failure for rejected input; its message is the first field's. */
export function invalid(issues: readonly FieldIssue[]): Failure {
  const message = issues[0]?.message ?? genericErrors.VALIDATION_FAILED.message;
  return new Failure({ ...genericErrors.VALIDATION_FAILED, message }, issues);
}
