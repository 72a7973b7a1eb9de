/** Links that verify an address: each works once, and only while the account has the address to which it was sent. */
import { createHash } from 'node:crypto';
import { after } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { accountErrors } from '../contract/errors.ts';
import { type Addressee, recipientOf, verificationEmail } from './emails.ts';
import { verificationLifetime } from './rules.ts';
import { addLink, verifyByLink } from './store.ts';

const identifierOf = (token: string) =>
  `verify-email:${createHash('sha256').update(token).digest('base64url')}`;

/** Sends an email with a link that verifies the user's address; inside a transaction only if that commits. */
export async function sendVerification(
  { db, clock, random, mail }: Services,
  user: Addressee & { id: string },
  tx?: Transaction,
): Promise<void> {
  const now = clock.now();
  const token = random.token(32);
  await addLink(tx ?? db, {
    id: random.id(),
    identifier: identifierOf(token),
    userId: user.id,
    expiresAt: after(now, verificationLifetime),
    now,
  });
  await mail.send(verificationEmail(recipientOf(user), token), tx);
}

/** Verifies the address of the account to which the email with this token was sent. Throws LINK_INVALID. */
export async function verifyEmail({ db, clock }: Services, token: string): Promise<void> {
  if (!(await verifyByLink(db, identifierOf(token), clock.now()))) throw failure(accountErrors.LINK_INVALID);
}
