/** Numbers of recharges and withdrawals. */
import { portalDay } from '@platform/contract/zone';
import { violatedConstraint } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';

/** The prefix, the day in Hong Kong, six digits. */
export function walletNumber(prefix: 'CZ' | 'TX', now: Date, digits: string): string {
  return `${prefix}${portalDay(now).replaceAll('-', '')}${digits}`;
}

/** Six random digits per day can collide; five collisions in a row do not happen. */
const maxAttempts = 5;

/** Inserts a row under a new number; repeats with another while `constraint` says that it is taken. */
export async function withNumber<T>(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  prefix: 'CZ' | 'TX',
  constraint: string,
  insert: (number: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insert(walletNumber(prefix, clock.now(), random.digits(6)));
    } catch (error) {
      if (violatedConstraint(error) !== constraint || attempt === maxAttempts) throw error;
    }
  }
}
