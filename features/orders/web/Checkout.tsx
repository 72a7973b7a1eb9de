/** The checkout behind /payment, /cart-payment and /paypal-payment: what is bought, then where to and how to pay. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { Button } from '@mantine/core';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import classes from './Checkout.module.css';
import { CheckoutSkeleton } from './parts/CheckoutSkeleton.tsx';
import { type Source, useCheckoutRows } from './queries.ts';

// Forms and payment are half of the page's bytes; without anything to buy they aren't needed.
const CheckoutBoard = lazy(() => import('./CheckoutBoard.tsx'));

interface CheckoutProps {
  /** Null: the address makes no sense. */
  source: Source | null;
  /** The method chosen at first. */
  preset: PaymentMethod;
}

const toShop = (
  <Button component={Link} to="/library">
    回到商城
  </Button>
);

function Known({ source, preset }: { source: Source; preset: PaymentMethod }) {
  const { rows, error, isPending, isFetching, refetch } = useCheckoutRows(source);
  if (rows?.length)
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <CheckoutBoard source={source} rows={rows} preset={preset} onStale={() => void refetch()} />
      </Suspense>
    );
  if (rows) {
    return source.kind === 'product' ? (
      <EmptyState title="商品已下架" action={toShop}>
        看看其他匠人的作品吧。
      </EmptyState>
    ) : (
      <EmptyState
        title="购物车中没有选中的商品"
        action={
          <Button component={Link} to="/cart">
            回到购物车
          </Button>
        }
      />
    );
  }
  if (isPending) return <CheckoutSkeleton />;
  return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
}

export function Checkout({ source, preset }: CheckoutProps) {
  return (
    <div className={classes['page']}>
      <SectionHeading order={1}>结算</SectionHeading>
      {source ? (
        <Known source={source} preset={preset} />
      ) : (
        <EmptyState title="没有找到要购买的商品" action={toShop}>
          链接可能不完整，请从商城重新选择商品。
        </EmptyState>
      )}
    </div>
  );
}
