/** The tokens of the links in emails; none can be derived from the database. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The hash under which a token or a counted address is stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export interface UnsubscribeTokens {
  /** The token of a subscription, the same in all of its emails. */
  tokenOf(subscriptionId: string): string;
  /** The subscription of a token; null when the signature is wrong. */
  read(token: string): string | null;
}

const idLength = 16;

/** Opens the unsubscribe tokens: a subscription's id, signed with a secret outside the database. */
export function openUnsubscribeTokens(secret: string): UnsubscribeTokens {
  function sign(id: Buffer): string {
    const signature = createHmac('sha256', secret).update(id).digest();
    return Buffer.concat([id, signature]).toString('base64url');
  }
  return {
    tokenOf: (subscriptionId) => sign(Buffer.from(subscriptionId.replaceAll('-', ''), 'hex')),
    read(token) {
      const id = Buffer.from(token, 'base64url').subarray(0, idLength);
      const expected = Buffer.from(sign(id));
      const actual = Buffer.from(token);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
