/** What a member does with their cart. */
import { failure } from '@platform/server/failure';
import type { Services } from '@platform/server/portal';
import { cartErrors } from '../contract/errors.ts';
import type { CartLine } from '../contract/line.ts';
import type { SavedCart } from '../contract/saved.ts';
import { advanceRevision, findCart, replaceLines } from './store.ts';

/** Reads a member's cart. */
export function readCart({ db }: Services, userId: string): Promise<SavedCart> {
  return findCart(db, userId);
}

/** Replaces a member's cart. Throws CART_CHANGED, with what is there now, when another device saved first. */
export function saveCart(
  { db }: Services,
  userId: string,
  { revision, items }: { revision: number; items: readonly CartLine[] },
): Promise<SavedCart> {
  return db.transaction(async (tx) => {
    if (!(await advanceRevision(tx, userId, revision))) {
      throw failure(cartErrors.CART_CHANGED, await findCart(tx, userId));
    }
    await replaceLines(tx, userId, items);
    return findCart(tx, userId);
  });
}
