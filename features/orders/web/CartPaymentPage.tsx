/** /cart-payment: the checkout of the cart's checked items. */
import { page } from '@platform/web/page/page';
import { Checkout, cartSource } from './Checkout.tsx';

export const handle = page({ title: '购物车结算', hidden: true });

export default function CartPaymentPage() {
  return <Checkout sourceOf={() => cartSource} preset="wechat" />;
}
