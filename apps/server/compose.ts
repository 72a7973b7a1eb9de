/** Mounts the features, each on the kernel's portal and, where it has any, on its neighbours. */
import { accounts } from '@features/accounts/server';
import { shop } from '@features/shop/server';
import type { Kernel } from '@platform/server/kernel';

/** Mounts everything that the portal offers; call before `kernel.start`. */
export async function compose({ portal }: Kernel): Promise<void> {
  accounts(portal);
  shop(portal);
}
