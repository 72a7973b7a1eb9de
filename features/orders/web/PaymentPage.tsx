/** /payment: the checkout of one product, which the address names. */
import { page } from '@platform/web/page/page';
import { Checkout, productSource } from './Checkout.tsx';

export const handle = page({ title: '结算', hidden: true });

export default function PaymentPage() {
  return <Checkout sourceOf={productSource} preset="wechat" />;
}
