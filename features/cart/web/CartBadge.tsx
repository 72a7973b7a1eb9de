/** The number beside the cart's entry in the header: the sum of quantities. */
import { Badge, VisuallyHidden } from '@mantine/core';
import { useCartCount } from './cartList.ts';

/** Nothing for an empty cart; beyond 99 the number stays short. */
export function CartBadge() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <>
      <Badge size="sm" circle={count < 10} flex="none" aria-hidden>
        {count > 99 ? '99+' : count}
      </Badge>
      <VisuallyHidden>（{count} 件商品）</VisuallyHidden>
    </>
  );
}
