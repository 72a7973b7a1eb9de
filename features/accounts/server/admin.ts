/** Opening accounts for those who run the portal: `npm run admin -- create`. */
import { type Role, role } from '@platform/contract/endpoint';
import type { FieldIssue } from '@platform/contract/envelope';
import { invalid } from '@platform/server/http/failure';
import type { Origin, Services } from '@platform/server/portal';
import { z } from 'zod';
import { email, newPassword, username } from '../contract/fields.ts';
import type { UserInfo } from '../contract/user.ts';
import { openAccounts } from './accounts.ts';
import { register } from './entry.actions.ts';
import { deleteSessions } from './sessions.store.ts';
import { appoint } from './store.ts';

const appointment = z.object({
  username,
  email,
  password: newPassword,
  role,
  full_name: z.string().default(''),
});

const terminal: Origin = { address: '127.0.0.1', userAgent: 'admin', authorization: undefined };

/**
 * Opens an account with a role; names reserved for staff are allowed, and the address counts as
 * verified. Throws VALIDATION_FAILED, USERNAME_TAKEN or EMAIL_TAKEN.
 */
export async function createAdmin(
  services: Services,
  given: { username: string; email: string; password: string; role: Role; full_name?: string },
): Promise<UserInfo> {
  const parsed = appointment.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      ({ path, message }): FieldIssue => ({ field: path.join('.'), message }),
    );
    throw invalid(issues);
  }
  // A letter that verifies the address would only confuse: the operator has typed it.
  const accounts = openAccounts({ ...services, mail: { send: async () => {} } });
  const { user } = await register(accounts, parsed.data, terminal);
  await appoint(services.db, user.id, parsed.data.role, services.clock.now());
  await deleteSessions(services.db, user.id, null);
  return { ...user, role: parsed.data.role };
}
