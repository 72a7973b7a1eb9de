/** The sample people. */
import { Failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { accountErrors } from '../contract/errors.ts';
import { createAdmin } from './admin.ts';
import { readDemoAccounts } from './demo.ts';
import { updateProfile } from './store.ts';

/** Opens the demo accounts that are missing; in production it does nothing. */
export async function seedAccounts(services: Services): Promise<void> {
  if (services.env.PORTAL_MODE !== 'demo') return;
  for (const { username, email, password, role, full_name, introduction } of await readDemoAccounts()) {
    try {
      const { id } = await createAdmin(services, { username, email, password, role, full_name });
      await updateProfile(services.db, id, { introduction }, services.clock.now());
    } catch (error) {
      const exists = error instanceof Failure && error.entry.code === accountErrors.USERNAME_TAKEN.code;
      if (!exists) throw error;
    }
  }
}
