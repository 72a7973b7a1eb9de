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
  const sign = (id: Buffer) => createHmac('sha256', secret).update(id).digest();
  return {
    of(subscriptionId) {
      const id = Buffer.from(subscriptionId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, idLength);
      const claimed = bytes.subarray(idLength);
      const signature = sign(id);
      if (claimed.length !== signature.length || !timingSafeEqual(claimed, signature)) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
