/** Limits, lifetimes and pure rules of the accounts. */
import type { AttemptLimit } from '@platform/server/attempts';
import { day, hour, minute } from '@platform/server/clock';
import { foldUsername } from '../contract/fields.ts';

/** How long a session lives without being used. */
export const sessionLifetime = 30 * day;

/** Precision of a session's last use; a write per call would be too many. */
export const seenPrecision = hour;

/** How long the link that verifies an address is valid. */
export const verificationLifetime = day;

/** How long the link that resets a password is valid. */
export const resetLifetime = hour;

/** The header under which better-auth learns the visitor's address; only ours reaches it. */
export const addressHeader = 'x-visitor-address';

/**
 * Failed attempts that are let through. Guessing one account's password from one address stops
 * early; the limit over all addresses exempts those from which the account's owner has logged in
 * before, so that strangers cannot lock the owner out.
 */
export const attemptLimits = {
  /** One login name from one address. */
  pair: { points: 5, duration: 15 * minute },
  /** One address, with any login names. */
  address: { points: 100, duration: 15 * minute },
  /** One login name, from all unfamiliar addresses together. */
  account: { points: 50, duration: hour },
  /** Confirming the password of a logged-in user. */
  password: { points: 5, duration: 15 * minute },
  /** Opening accounts from one address: each costs a hash and an email. */
  registration: { points: 100, duration: hour },
  /** New avatars of one member: each costs the decoding of a picture. */
  avatar: { points: 10, duration: hour },
  /** Emails to one address, and emails requested from one network. */
  email: { points: 5, duration: hour },
  emailOrigin: { points: 30, duration: hour },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptKind = keyof typeof attemptLimits;

/** An address familiar to an account stays so for this long after its last login. */
export const familiarity = 90 * day;

/** The sizes of an avatar in pixels: in lists, where it is up to 64 wide, and on the member's page, both twice as sharp. */
export const avatarWidths = [128, 256];

/** Whether a login is an e-mail address; usernames contain no @. */
export function isEmail(login: string): boolean {
  return login.includes('@');
}

/** Logins that mean the same account have the same key. */
export function loginKey(login: string): string {
  return isEmail(login) ? login.toLowerCase() : foldUsername(login);
}

/** The message with the time to wait: whole minutes, or seconds below one minute. */
export function waitMessage(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
  return `尝试次数过多，请在 ${wait}后再试`;
}
