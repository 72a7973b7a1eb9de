/** Bearer tokens: a session's token, a dot, and its signature with a secret that is not in the database. */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** The token of an Authorization header, or null. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer ([\x21-\x7e]{1,300})$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Prepares the check of better-auth's bearer plugin, but without its cookies. */
export function tokenCheck(secret: string): (bearer: string) => string | null {
  const key = createSecretKey(secret, 'utf8');
  return (bearer) => {
    const dot = bearer.indexOf('.');
    if (dot < 1) return null;
    const token = bearer.slice(0, dot);
    const claimed = Buffer.from(bearer.slice(dot + 1), 'base64');
    const signature = createHmac('sha256', key).update(token).digest();
    return claimed.length === signature.length && timingSafeEqual(claimed, signature) ? token : null;
  };
}
