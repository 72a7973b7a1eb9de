/** Errors of the cart. */
import { errorTable } from '@platform/contract/errors';
import { savedCart } from './saved.ts';

export const cartErrors = errorTable({
  /** Another device saved first; `details` is what it saved, to merge with. */
  CART_CHANGED: { status: 409, message: '购物车已在其他设备上更新', details: savedCart },
});
