/** Labels of what the contract names. */
import type { PurchaseKind } from '../contract/purchase.ts';

export const purchaseKindNames: Readonly<Record<PurchaseKind, string>> = {
  direct: '直接购买',
  offer: '候补获得',
  resale: '转售购得',
};

/** The page of the balance. */
export const balancePath = '/wallet?tab=money';
