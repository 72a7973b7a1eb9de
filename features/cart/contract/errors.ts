/** Errors of the cart. */
import { revisionConflict } from '@platform/contract/document';
import { errorTable } from '@platform/contract/errors';
import { savedCart } from './saved.ts';

export const cartErrors = errorTable({
  /** Another device saved first; its cart is there to merge with. */
  REVISION_CONFLICT: revisionConflict('购物车已在其他设备上更新', savedCart),
});
