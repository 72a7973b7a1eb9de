/** Holds the two columns of the checkout while they load. */
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from '../Checkout.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={classes['board']} role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Stack aria-hidden>
        <Skeleton height={32} width="40%" />
        <Skeleton height={420} />
      </Stack>
      <Stack aria-hidden>
        <Skeleton height={32} width="40%" />
        <Skeleton height={180} />
        <Skeleton height={220} />
      </Stack>
    </div>
  );
}
