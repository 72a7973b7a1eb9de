/** Errors as logs and failed jobs store them: place and cause, never the values. */
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** An error without the properties that libraries add: requests with credentials, parameters, rows. */
export interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  constraint?: string;
  stack: string;
  cause?: unknown;
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // Class 22, data exceptions: the message quotes the value.
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22'))
    return error.message.replace(/".*"/s, '"…"');
  return error.message;
}

/** The lines of a stack, after the original message. */
const frames = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** Describes an error and its causes; undefined for other values. */
export function loggedError(error: unknown): LoggedError | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = loggedError(error.cause);
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...('code' in error ? { code: error.code } : {}),
    ...(error instanceof pg.DatabaseError && error.constraint ? { constraint: error.constraint } : {}),
    stack: frames(error).join('\n'),
    ...(cause ? { cause } : {}),
  };
}
