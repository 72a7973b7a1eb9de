/** The lines of the cart with the bar that leads to the checkout. */
import type { CartItem } from '../../contract/item.ts';
import type { CartRow } from '../view.rules.ts';
import { CartBar } from './CartBar.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import classes from './CartTable.module.css';

interface CartTableProps {
  rows: readonly CartRow[];
  onRemove: (item: CartItem) => void;
}

export function CartTable({ rows, onRemove }: CartTableProps) {
  return (
    <>
      <ul className={classes['lines']} aria-label="购物车中的商品">
        {rows.map((row) => (
          <CartLineRow key={row.item.id} row={row} onRemove={onRemove} />
        ))}
      </ul>
      <CartBar rows={rows} />
    </>
  );
}
