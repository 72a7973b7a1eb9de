/** Structured logs, without secrets. */
import pino, { type Bindings, type DestinationStream, type Logger } from 'pino';
import { loggedError } from './log.errors.ts';

export type Log = Logger;

/** The bindings of a logger made by `withBindings`. */
const bindingsKey = Symbol('carried');

/** A child logger that serialises its bindings only when it writes; most never write. */
export function withBindings<L extends object>(log: L, bindings: Bindings): L {
  return Object.create(log, { [bindingsKey]: { value: bindings } });
}

/** A JSON logger that redacts credentials. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: {
      paths: [
        'authorization',
        'cookie',
        'password',
        'token',
        'secret',
        'headers.authorization',
        'headers.cookie',
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.token',
        '*.secret',
      ],
      censor: '[redacted]',
    },
    serializers: { err: loggedError },
    // A copy for each line, because pino adds the line's own fields to it.
    mixin: (_line: object, _level: number, log: object) =>
      bindingsKey in log ? { ...(log[bindingsKey] as Bindings) } : {},
  };
  return destination ? pino(options, destination) : pino(options);
}
