/** People for the announcements' tests: one of each role. */
import { makeRole, registerMember } from '@features/accounts/factory';
import type { Role } from '@platform/contract/endpoint';
import type { TestPortal } from '../../../apps/server/testing.ts';

/** The token of somebody new with a role. */
export async function tokenOf(portal: TestPortal, role: Role = 'user'): Promise<string> {
  const { token, user } = await registerMember(portal);
  if (role !== 'user') await makeRole(portal, user.id, role);
  return token;
}
