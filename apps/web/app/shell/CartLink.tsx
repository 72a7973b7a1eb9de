/** The link to the cart on narrow screens, where the menu is closed: an icon with the count. */
import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMenu } from './menu.ts';
import { menuBadges } from './parts.ts';
import classes from './Visitor.module.css';

export function CartLink() {
  const cart = useMenu().find(({ to }) => to === '/cart');
  const Badge = menuBadges['/cart'];
  if (!cart) return null;
  return (
    <Link to={cart.to} className={classes['cart']} aria-label={Badge ? undefined : cart.label}>
      <IconShoppingBag stroke={1.5} size={22} title={cart.label} />
      {Badge && <Badge />}
    </Link>
  );
}
