/** Authenticated encryption under the portal's secret, for values that must not be readable in a stolen database. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
/** Without it a shortened tag would be accepted, which is easier to guess. */
const options = { authTagLength: tagLength };

export interface Seal {
  /** Encrypts text; the result is base64url. */
  close(plain: string): string;
  /** Decrypts a value of `close`. Throws for values of another seal and changed values. */
  open(sealed: string): string;
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'zhongzhou', purpose, 32));
}

/** A secret for one purpose, as base64url; the secrets of different purposes are independent. */
export function secretFor(secret: string, purpose: string): string {
  return keyFor(secret, `secret ${purpose}`).toString('base64url');
}

/** A seal for one purpose; it cannot open values of another. */
export function sealFor(secret: string, purpose: string): Seal {
  const key = keyFor(secret, purpose);
  return {
    close(plain) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce, options);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), options);
      decipher.setAuthTag(bytes.subarray(-tagLength));
      return (
        decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}
