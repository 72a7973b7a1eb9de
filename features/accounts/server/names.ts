/** Names that members may not take: those of the portal and of its staff. */
import type { Queryable } from '@platform/server/database/database';
import { invalid } from '@platform/server/http/failure';
import { inArray } from 'drizzle-orm';
import { foldName, isPortalName, nameReserved } from '../contract/fields.ts';
import { users } from './tables.ts';

/** Throws VALIDATION_FAILED when a reader could take the name for the portal or for one of its editors and admins. */
export async function assertNotReserved(db: Queryable, name: string): Promise<void> {
  if (name === '') return;
  const staff = await db
    .select({ name: users.name, username: users.displayUsername })
    .from(users)
    .where(inArray(users.role, ['editor', 'admin']));
  const names = new Set(staff.flatMap((one) => [foldName(one.name), foldName(one.username ?? '')]));
  if (isPortalName(name) || names.has(foldName(name)))
    throw invalid([{ field: 'full_name', message: nameReserved }]);
}
