/** /payment: checking out one product, named in the address by the shop. */
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { useSearchParams } from 'react-router';
import { Checkout } from './Checkout.tsx';
import { CheckoutPending } from './CheckoutPending.tsx';
import { readTarget } from './target.rules.ts';

export const handle = page({ title: '结算', hidden: true });

export default function PaymentPage() {
  const [search] = useSearchParams();
  if (!useHydrated()) return <CheckoutPending />;
  const target = readTarget(search);
  return <Checkout source={target && { kind: 'product', target }} preset="wechat" />;
}
