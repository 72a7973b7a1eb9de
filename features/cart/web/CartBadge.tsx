/** The cart's badge in the header: the sum of quantities. */
import { Badge, VisuallyHidden } from '@mantine/core';
import { useCartCount } from './cartList.ts';

/** Empty for an empty cart; 99+ above 99. */
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
