/** Actions on a member's cart. */
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { cartErrors } from '../contract/errors.ts';
import { type CartLine, sameLines } from '../contract/line.ts';
import type { SavedCart } from '../contract/saved.ts';
import { advanceRevision, findCart, replaceLines } from './store.ts';

/** Reads a member's cart. */
export function readCart({ db }: Services, userId: string): Promise<SavedCart> {
  return findCart(db, userId);
}

/**
 * Replaces a member's cart. An identical save changes nothing, so that it can be repeated after a lost
 * answer. Throws REVISION_CONFLICT with the current cart when another device saved first.
 */
export function saveCart(
  { db }: Services,
  userId: string,
  { revision, items }: { revision: number; items: readonly CartLine[] },
): Promise<SavedCart> {
  return db.transaction(async (tx) => {
    if (!(await advanceRevision(tx, userId, revision))) {
      const current = await findCart(tx, userId);
      if (sameLines(current.items, items)) return current;
      throw failure(cartErrors.REVISION_CONFLICT, { current });
    }
    await replaceLines(tx, userId, items);
    return findCart(tx, userId);
  });
}
