/** The checkout as the server draws it: only the browser knows what is bought. */
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import classes from './Checkout.module.css';
import { CheckoutSkeleton } from './parts/CheckoutSkeleton.tsx';

export function CheckoutPending() {
  return (
    <div className={classes['page']}>
      <SectionHeading order={1}>结算</SectionHeading>
      <CheckoutSkeleton />
    </div>
  );
}
