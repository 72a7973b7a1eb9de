/** The bar below the cart: select all, the sum, the checkout. Sticky on phones. */
import { shopErrors } from '@features/shop/contract/errors';
import { Button, Checkbox } from '@mantine/core';
import { fenToYuan } from '@platform/contract/money';
import { formatYuan } from '@platform/web/format/amount';
import { notices } from '@platform/web/notices';
import { useNavigate } from 'react-router';
import { countOf } from '../../contract/line.ts';
import { checkInCart } from '../cartList.ts';
import { type CartRow, subtotalOf } from '../view.rules.ts';
import classes from './CartBar.module.css';

export function CartBar({ rows }: { rows: readonly CartRow[] }) {
  const navigate = useNavigate();
  const possible = rows.filter((row) => row.buyable);
  const chosen = rows.filter((row) => row.chosen);
  const all = possible.length > 0 && chosen.length === possible.length;
  const count = countOf(chosen.map(({ item }) => item));

  function checkOut() {
    if (chosen.some(({ state }) => state === 'short')) {
      notices.warning(shopErrors.STOCK_EXCEEDED.message);
      return;
    }
    // Items that can't be bought are not in the sum, and must not be in the checkout.
    const unavailable = rows.filter((row) => row.item.checked && !row.chosen);
    checkInCart(
      unavailable.map(({ item }) => item.id),
      false,
    );
    void navigate('/cart-payment');
  }

  return (
    <div className={classes['bar']}>
      <Checkbox
        label="全选"
        checked={all}
        indeterminate={!all && chosen.length > 0}
        disabled={possible.length === 0}
        onChange={() =>
          checkInCart(
            possible.map(({ item }) => item.id),
            !all,
          )
        }
      />
      <p className={classes['sum']} role="status">
        <span className={classes['count']}>已选 {count} 件</span>
        <span>合计</span>
        <strong>{formatYuan(fenToYuan(subtotalOf(rows)))}</strong>
      </p>
      <Button size="md" disabled={chosen.length === 0} onClick={checkOut}>
        去结算
      </Button>
    </div>
  );
}
