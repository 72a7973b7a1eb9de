/** /paypal-payment: the checkout with PayPal selected, of the product in the address or else the cart. */
import { page } from '@platform/web/page/page';
import { Checkout, cartSource, productSource } from './Checkout.tsx';

export const handle = page({ title: 'PayPal 支付', needsLogin: true });

export default function PaypalPaymentPage() {
  return (
    <Checkout
      sourceOf={(search) => (search.has('product') ? productSource(search) : cartSource)}
      preset="paypal"
    />
  );
}
