/** Request bodies of orders for tests. */
import type { Endpoint, Input } from '@platform/contract/endpoint';
import type { placeOrder } from '../contract/order.ts';
import type { ShippingInfo } from '../contract/shipping.ts';

export type PlaceOrderBody = Input<typeof placeOrder & Endpoint>['body'];

/** An address in Hong Kong; by default with free delivery. */
export function someShipping(overrides: Partial<ShippingInfo> = {}): ShippingInfo {
  return {
    fullName: '陈大文',
    phone: '+852 5123 4567',
    email: 'buyer@example.org',
    district: 'Sha Tin',
    addressLine1: '沙田正街 18 号 5 楼',
    postalCode: '999077',
    deliveryMethod: 'standard',
    ...overrides,
  } as ShippingInfo;
}

/** A request for one product, by default paid by card. */
export function requestFor(
  productId: string,
  quantity = 1,
  overrides: Partial<PlaceOrderBody> = {},
): PlaceOrderBody {
  return {
    productInfo: { id: productId, quantity },
    shippingInfo: someShipping(),
    paymentInfo: { method: 'stripe' },
    ...overrides,
  };
}

/** A request for several products at once. */
export function requestForAll(lines: NonNullable<PlaceOrderBody['cartItems']>): PlaceOrderBody {
  return {
    cartItems: lines,
    shippingInfo: someShipping(),
    paymentInfo: { method: 'stripe' },
  };
}
