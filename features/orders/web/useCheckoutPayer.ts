/** The checkout as the payment panel sees it: checks the form, places the order, opens the result. */
import type { CartRow } from '@features/cart/web/view.rules.ts';
import type { OrderRequest } from '@features/orders/contract/order';
import type { PaymentMethod } from '@features/payments/contract/provider';
import type { Payer } from '@features/payments/web/payer.ts';
import { listProductsByIds } from '@features/shop/contract/endpoints';
import { shopErrors } from '@features/shop/contract/errors';
import type { ProductOffer } from '@features/shop/contract/product';
import { ApiError, fieldErrors, isSessionExpired } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { obstacle } from './checkout.rules.ts';
import { orderMessages } from './messages.ts';
import type { Source } from './queries.ts';
import { resultPath } from './target.rules.ts';
import { productName } from './useOrderPayer.ts';
import type { Placing } from './usePlaceOrder.ts';
import type { ShippingForm } from './useShippingForm.ts';

interface CheckoutPayerOptions {
  source: Source;
  rows: readonly CartRow[];
  shipping: ShippingForm;
  placing: Placing;
  /** In yuan. */
  displayedTotal: number;
  onStale: () => void;
}

function requestOf({ source, rows, shipping }: CheckoutPayerOptions, method: PaymentMethod): OrderRequest {
  const items = rows.map(({ item: { id, quantity } }) => ({ id, quantity }));
  const [first] = items;
  return {
    ...(source.kind === 'product' && first ? { productInfo: first } : { cartItems: items, fromCart: true }),
    shippingInfo: shipping.read(),
    paymentInfo: { method, status: 'pending' },
  };
}

/** Updates the displayed stock to the one in the refusal. */
function showShortage(client: QueryClient, { details }: ApiError): void {
  const { productId, stock } = shopErrors.SOLD_OUT.details.parse(details);
  client.setQueriesData<ProductOffer[]>({ queryKey: [listProductsByIds.name] }, (offers) =>
    offers?.map((offer) => (offer.id === productId ? { ...offer, stock } : offer)),
  );
}

function isShortage(error: ApiError): boolean {
  return error.code === shopErrors.SOLD_OUT.code || error.code === shopErrors.STOCK_EXCEEDED.code;
}

export function useCheckoutPayer(options: CheckoutPayerOptions): Payer {
  const { source, rows, shipping, placing, displayedTotal, onStale } = options;
  const client = useQueryClient();
  const navigate = useNavigate();

  /** Shows why no order was placed, at the fields concerned. */
  function showError(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (isSessionExpired(error)) return;
    const wrong = Object.entries(fieldErrors(error)).map(([path, message]) => [
      path.replace(/^.*\./, ''),
      message,
    ]);
    if (isShortage(error)) {
      showShortage(client, error);
      notices.error(error.message);
    } else {
      shipping.form.setErrors(Object.fromEntries(wrong));
      notices.error(source.kind === 'cart' ? orderMessages.cartOrderFailed : orderMessages.orderFailed);
      if (error.status === 404) onStale();
    }
  }

  return {
    check() {
      if (placing.order) return true;
      const problem = obstacle(rows);
      if (problem) notices.warning(problem);
      return problem === null && shipping.check();
    },
    async prepare(method) {
      try {
        const fromCart = source.kind === 'cart' ? rows.map(({ item }) => item.id) : [];
        const placed = await placing.place(() => requestOf(options, method), fromCart);
        if (placed.totalPrice !== displayedTotal) {
          notices.warning(orderMessages.priceChanged);
          return null;
        }
        return { orderId: placed.id, orderNumber: placed.orderNumber };
      } catch (error) {
        showError(error);
        return null;
      }
    },
    billing() {
      const { fullName, email, phone, addressLine1, postalCode, district } =
        placing.order?.shippingInfo ?? shipping.read();
      return { name: fullName, email, phone, line1: addressLine1, postalCode, city: district };
    },
    onDone(order) {
      const goods = placing.order?.items ?? rows.flatMap(({ offer }) => offer ?? []);
      void navigate(resultPath(order, productName(goods)));
    },
    onClosed() {
      placing.forget();
      onStale();
    },
  };
}
