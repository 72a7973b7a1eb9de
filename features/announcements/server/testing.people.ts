/** People for the announcements' tests: one of each role. */
import type { TestPortal } from '@apps/server/testing';
import type { Role } from '@platform/contract/endpoint';

/** The token of somebody new with a role. */
export async function tokenOf(portal: TestPortal, role?: Role): Promise<string> {
  return (await portal.person(role)).token;
}
