/** Names that members may not take: those of the portal and of its staff. */
import type { Queryable } from '@platform/server/database/database';
import { invalid } from '@platform/server/http/failure';
import { foldName, isPortalName, nameReserved } from '../contract/fields.ts';
import { staffNames } from './store.ts';

/** Throws VALIDATION_FAILED when a reader could take the name for the portal or for one of its editors and admins. */
export async function assertNotReserved(db: Queryable, name: string): Promise<void> {
  if (name === '') return;
  const names = new Set((await staffNames(db)).map(foldName));
  if (isPortalName(name) || names.has(foldName(name)))
    throw invalid([{ field: 'full_name', message: nameReserved }]);
}
