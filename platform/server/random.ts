/** Ids and random values, injected. */
import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

export interface Random {
  /** A UUIDv7: ordered by time of creation. */
  id(): string;
  /** `length` decimal digits, the first one never 0. */
  digits(length: number): string;
  /** `bytes` of randomness as base64url. */
  token(bytes: number): string;
}

/** The operating system's randomness. */
export function systemRandom(clock: Clock): Random {
  return {
    id: () => v7({ msecs: clock.now().getTime() }),
    digits: (length) => String(randomInt(10 ** (length - 1), 10 ** length)),
    token: (bytes) => randomBytes(bytes).toString('base64url'),
  };
}
