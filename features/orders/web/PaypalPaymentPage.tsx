/** /paypal-payment: the same checkout with PayPal chosen, for the product in the address or else the cart. */
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { useSearchParams } from 'react-router';
import { Checkout } from './Checkout.tsx';
import { CheckoutPending } from './CheckoutPending.tsx';
import { readTarget } from './target.rules.ts';

export const handle = page({ title: 'PayPal 支付', needsLogin: true });

export default function PaypalPaymentPage() {
  const [search] = useSearchParams();
  if (!useHydrated()) return <CheckoutPending />;
  const target = readTarget(search);
  if (!search.has('product')) return <Checkout source={{ kind: 'cart' }} preset="paypal" />;
  return <Checkout source={target && { kind: 'product', target }} preset="paypal" />;
}
