/** better-auth on our tables: passwords, sessions and links; only actions call it, its own routes are not mounted. */
import { scripts } from '@platform/contract/variant';
import { after } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { admin } from 'better-auth/plugins/admin';
import { bearer } from 'better-auth/plugins/bearer';
import { username } from 'better-auth/plugins/username';
import { foldUsername } from '../contract/fields.ts';
import { recipientOf, resetEmail } from './emails.ts';
import { addressHeader, resetLifetime, sessionLifetime } from './rules.ts';
import { settleReset } from './store.ts';
import { credentials, sessions, users, verifications } from './tables.ts';
import { sendVerification } from './verification.actions.ts';

/** The secret that signs tokens and links; it is not in the database. */
export const signingSecret = (portal: Pick<Services, 'secretFor'>) => portal.secretFor('sessions');

/** Opens better-auth on the portal's database, ids and mail. */
export function openAuth(portal: Services) {
  // better-auth uses the system clock; values compared with the portal's clock are written with that one.
  const timestamps = () => {
    const now = portal.clock.now();
    return { createdAt: now, updatedAt: now };
  };
  return betterAuth({
    appName: '中轴',
    baseURL: portal.publicUrl,
    secret: signingSecret(portal),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => portal.log.error({ message }, 'accounts') },
    database: drizzleAdapter(portal.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    advanced: {
      database: { generateId: () => portal.random.id() },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, ...timestamps() } }) } },
      session: {
        create: {
          before: async (session) => {
            const { createdAt, updatedAt } = timestamps();
            return {
              data: { ...session, createdAt, updatedAt, expiresAt: after(createdAt, sessionLifetime) },
            };
          },
        },
      },
    },
    user: {
      additionalFields: {
        phone: { type: 'string', required: false },
        script: { type: [...scripts], required: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: resetLifetime / 1000,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => portal.mail.send(resetEmail(recipientOf(user), token)),
      onPasswordReset: ({ user }) => settleReset(portal.db, user.id, portal.clock.now()),
    },
    emailVerification: {
      sendOnSignUp: true,
      // Its own token would work any number of times, for whichever account has the address.
      sendVerificationEmail: ({ user }) => sendVerification(portal, user),
    },
    plugins: [
      bearer({ requireSignature: true }),
      admin(),
      // The contract has checked the name; a login with an impossible one must cost as much as any other.
      username({
        minUsernameLength: 1,
        maxUsernameLength: 300,
        usernameValidator: () => true,
        usernameNormalization: foldUsername,
      }),
    ],
  });
}

export type Auth = ReturnType<typeof openAuth>;
