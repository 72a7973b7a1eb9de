/** What the links in letters carry; the database holds nothing from which a link could be made. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '@platform/server/random';

/** The hash under which a token, or an address that is counted, is kept. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A token that confirms, known to nobody but its letter. */
export function confirmationToken(random: Random): string {
  return random.token(32);
}

export interface UnsubscribeTokens {
  /** The token of a subscription, the same in all of its letters. */
  of(subscriptionId: string): string;
  /** The subscription that a token ends; null when it is no token of ours. */
  read(token: string): string | null;
}

const idLength = 16;

/** Opens the tokens that unsubscribe: a subscription's id and its signature with a secret that is not in the database. */
export function openUnsubscribeTokens(secret: string): UnsubscribeTokens {
  function sign(id: Buffer): string {
    const signature = createHmac('sha256', secret).update(id).digest();
    return Buffer.concat([id, signature]).toString('base64url');
  }
  return {
    of: (subscriptionId) => sign(Buffer.from(subscriptionId.replaceAll('-', ''), 'hex')),
    read(token) {
      const id = Buffer.from(token, 'base64url').subarray(0, idLength);
      const good = Buffer.from(sign(id));
      const given = Buffer.from(token);
      if (given.length !== good.length || !timingSafeEqual(given, good)) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
