/** One line of the cart: product, prices, quantity within the stock, removal. */
import { productPath } from '@features/shop/contract/path';
import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CartItem } from '../../contract/item.ts';
import { maxQuantity } from '../../contract/line.ts';
import { checkInCart, setCartQuantity } from '../cartList.ts';
import { type CartRow, lineTotal } from '../view.rules.ts';
import classes from './CartLineRow.module.css';
import { LineNotes } from './LineNotes.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

interface CartLineRowProps {
  row: CartRow;
  onRemove: (item: CartItem) => void;
}

export function CartLineRow({ row, onRemove }: CartLineRowProps) {
  const { item, offer, state, buyable, price, priceBefore, chosen } = row;
  const title = offer?.title ?? item.title;
  const stock = Math.min(offer?.stock ?? 0, maxQuantity);
  return (
    <li className={classes['line']} data-state={state}>
      <Checkbox
        className={classes['check']}
        aria-label={`选择${title}`}
        checked={chosen}
        disabled={!buyable}
        onChange={(event) => checkInCart([item.id], event.currentTarget.checked)}
      />
      <img className={classes['cover']} src={offer?.cover ?? item.cover} alt="" width={96} height={96} />
      <div className={classes['product']}>
        {offer ? (
          <Link to={productPath(item.id)} className={classes['title']}>
            {title}
          </Link>
        ) : (
          <span className={classes['title']}>{title}</span>
        )}
        {offer && (
          <span className={classes['inheritor']} data-verbatim translate="no">
            {offer.inheritor}
          </span>
        )}
        <LineNotes row={row} title={title} />
      </div>
      <div className={classes['price']}>
        {priceBefore !== null && (
          <s>
            <VisuallyHidden>加入时的价格</VisuallyHidden>
            {formatYuan(priceBefore)}
          </s>
        )}
        <span>{formatYuan(price)}</span>
      </div>
      <div className={classes['quantity']}>
        {buyable && (
          <QuantityStepper
            label={title}
            value={item.quantity}
            max={stock}
            onChange={(quantity) => setCartQuantity(item.id, quantity)}
            onRemove={() => onRemove(item)}
          />
        )}
      </div>
      <strong className={classes['total']}>{buyable && formatYuan(lineTotal(row))}</strong>
      <ActionIcon
        className={classes['remove']}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={`移除${title}`}
        onClick={() => onRemove(item)}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </li>
  );
}
