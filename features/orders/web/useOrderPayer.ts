/** An existing order as the payment panel sees it. */
import type { OrderDetail } from '@features/orders/contract/order';
import type { Payer } from '@features/payments/web/payer.ts';
import { useNavigate } from 'react-router';
import { resultPath } from './target.rules.ts';

/** The name of an order's products on the success page. */
export function productName(items: readonly { title: string }[]): string {
  const [first] = items;
  return items.length > 1 ? `${first?.title} 等 ${items.length} 件商品` : (first?.title ?? '');
}

export function useOrderPayer(order: OrderDetail, onClosed: () => void): Payer {
  const navigate = useNavigate();
  const { id, orderNumber, items, shippingInfo } = order;
  return {
    check: () => true,
    prepare: async () => ({ orderId: id, orderNumber }),
    billing() {
      const { fullName, email, phone, addressLine1, postalCode, district } = shippingInfo;
      return { name: fullName, email, phone, line1: addressLine1, postalCode, city: district };
    },
    onDone: (paid) => void navigate(resultPath(paid, productName(items))),
    onClosed,
  };
}
