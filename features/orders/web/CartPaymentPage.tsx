/** /cart-payment: checking out the cart's checked items. */
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { Checkout } from './Checkout.tsx';
import { CheckoutPending } from './CheckoutPending.tsx';

export const handle = page({ title: '购物车结算', hidden: true });

export default function CartPaymentPage() {
  return useHydrated() ? <Checkout source={{ kind: 'cart' }} preset="wechat" /> : <CheckoutPending />;
}
