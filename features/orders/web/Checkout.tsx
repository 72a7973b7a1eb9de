/** The checkout behind /payment, /cart-payment and /paypal-payment. */

import { UndoBar, useUndo } from '@features/cart/web/parts/UndoBar.tsx';
import type { PaymentMethod } from '@features/payments/contract/provider';
import { shopPath } from '@features/shop/contract/path';
import { Button, Container } from '@mantine/core';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CheckoutSkeleton } from './parts/CheckoutSkeleton.tsx';
import { type Source, useCheckoutRows } from './queries.ts';
import { readTarget } from './target.rules.ts';

// Forms and payment are half of the page's bytes; without anything to buy they aren't needed.
const CheckoutBoard = lazyPart(() => import('./CheckoutBoard.tsx'));

interface CheckoutProps {
  /** The target in the address; null if invalid. */
  sourceOf: (search: URLSearchParams) => Source | null;
  /** The preselected method. */
  preset: PaymentMethod;
}

export const cartSource: Source = { kind: 'cart' };

export function productSource(search: URLSearchParams): Source | null {
  const target = readTarget(search);
  return target && { kind: 'product', target };
}

const ToShop = () => (
  <Button component={Link} to={shopPath}>
    回到商城
  </Button>
);

/** The states without rows. Functions, because texts are converted to the visitor's script when they are rendered. */
const nothing = {
  product: () => (
    <EmptyState title="商品已下架" action={<ToShop />}>
      看看其他匠人的作品吧。
    </EmptyState>
  ),
  cart: () => (
    <EmptyState
      title="购物车中没有选中的商品"
      action={
        <Button component={Link} to="/cart">
          回到购物车
        </Button>
      }
    />
  ),
};

function Content({ source, preset }: { source: Source; preset: PaymentMethod }) {
  const answer = useCheckoutRows(source);
  const { remove, ...undo } = useUndo();
  return (
    <>
      <UndoBar {...undo} />
      <QueryState query={answer} loading={<CheckoutSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            nothing[source.kind]()
          ) : (
            <Suspense fallback={<CheckoutSkeleton />}>
              <CheckoutBoard
                source={source}
                rows={rows}
                preset={preset}
                onRemove={remove}
                onStale={() => void answer.refetch()}
              />
            </Suspense>
          )
        }
      </QueryState>
    </>
  );
}

export function Checkout({ sourceOf, preset }: CheckoutProps) {
  const [search] = useSearchParams();
  // The cart and the drafts are only in the browser.
  const isHydrated = useHydrated();
  const source = isHydrated ? sourceOf(search) : null;
  return (
    <Container size="80rem" pb={64}>
      <SectionHeading order={1}>结算</SectionHeading>
      {!isHydrated ? (
        <CheckoutSkeleton />
      ) : source ? (
        <Content source={source} preset={preset} />
      ) : (
        <EmptyState title="没有找到要购买的商品" action={<ToShop />}>
          链接可能不完整，请从商城重新选择商品。
        </EmptyState>
      )}
    </Container>
  );
}
