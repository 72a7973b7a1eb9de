/** Test users, one per role. */
import type { TestPortal } from '@apps/server/testing';
import type { Role } from '@platform/contract/endpoint';

/** The token of a new user with a role. */
export async function tokenOf(portal: TestPortal, role?: Role): Promise<string> {
  return (await portal.person(role)).token;
}
