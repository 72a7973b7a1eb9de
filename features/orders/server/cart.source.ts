/** The cart as orders use it; the cart feature is mounted first and passed in when the portal is composed. */
import type { StockLine } from '@features/shop/stock';
import type { Transaction } from '@platform/server/database/database';

export interface CartSource {
  /** The checked items of the caller's cart, each product once. */
  checkedLines(tx: Transaction, userId: string): Promise<StockLine[]>;
  /** Removes bought and paid products from the cart. */
  removeBought(tx: Transaction, userId: string, productIds: readonly string[]): Promise<void>;
}
