/** The cart's place in the header, for members: the way to the cart with the sum of quantities. */
import { ActionIcon, Indicator } from '@mantine/core';
import { useSession } from '@platform/web/session';
import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCartCount } from './cartList.ts';

/** Beyond 99 the number stays short. */
export function CartBadge() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const count = useCartCount();
  if (!isLoggedIn) return null;
  return (
    <Indicator label={count > 99 ? '99+' : count} size={18} offset={7} disabled={count === 0}>
      <ActionIcon
        component={Link}
        to="/cart"
        variant="subtle"
        color="gray"
        size={44}
        aria-label={count > 0 ? `购物车，${count} 件商品` : '购物车'}
      >
        <IconShoppingBag stroke={1.5} size={22} />
      </ActionIcon>
    </Indicator>
  );
}
