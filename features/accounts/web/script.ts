/** The script of the emails to a member follows the site's. */
import type { Script } from '@platform/contract/variant';
import { call } from '@platform/web/api/api';
import { updateMe } from '../contract/user.ts';

/** Stores the visitor's script; best effort, because the next login stores it too. */
export async function storeScript(script: Script): Promise<void> {
  await call(updateMe, { body: { script } }).catch(() => {});
}
