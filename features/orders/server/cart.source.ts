/** What orders need of a cart; the cart feature is mounted first and handed in when the portal is composed. */
import type { StockLine } from '@features/shop/stock';
import type { Transaction } from '@platform/server/database/database';

export interface CartSource {
  /** The checked items of the caller's cart, each product once. */
  checkedLines(tx: Transaction, userId: string): Promise<StockLine[]>;
  /** Takes products that were bought and paid for out of the cart. */
  removeBought(tx: Transaction, userId: string, productIds: readonly string[]): Promise<void>;
}
