/** Creating staff accounts: `npm run admin -- create`. */
import { type Role, role } from '@platform/contract/endpoint';
import type { FieldIssue } from '@platform/contract/envelope';
import { invalid } from '@platform/server/http/failure';
import type { Origin, Services } from '@platform/server/portal';
import { z } from 'zod';
import { email, newPassword, username } from '../contract/fields.ts';
import type { UserInfo } from '../contract/user.ts';
import { openContext } from './context.ts';
import { register } from './login.actions.ts';
import { deleteSessions } from './sessions.store.ts';
import { setRole } from './store.ts';

const staffAccount = z.object({
  username,
  email,
  password: newPassword,
  role,
  full_name: z.string().default(''),
});

const terminal: Origin = { address: '127.0.0.1', userAgent: 'admin', authorization: undefined, variant: '' };

/**
 * Creates an account with a role; names reserved for staff are allowed, and the address counts as
 * verified. Throws VALIDATION_FAILED, USERNAME_TAKEN or EMAIL_TAKEN.
 */
export async function createAdmin(
  services: Services,
  input: { username: string; email: string; password: string; role: Role; full_name?: string },
): Promise<UserInfo> {
  const parsed = staffAccount.safeParse(input);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      ({ path, message }): FieldIssue => ({ field: path.join('.'), message }),
    );
    throw invalid(issues);
  }
  // No email to verify the address: the operator has typed it.
  const ctx = openContext({ ...services, mail: { send: async () => {} } });
  const { user } = await register(ctx, parsed.data, terminal);
  await setRole(services.db, user.id, parsed.data.role, services.clock.now());
  await deleteSessions(services.db, user.id, null);
  return { ...user, role: parsed.data.role };
}
