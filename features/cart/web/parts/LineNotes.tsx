/** What happened to a product since it came into the cart. */

import { shopErrors } from '@features/shop/contract/errors';
import { Badge, Button } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { setCartQuantity } from '../cartList.ts';
import type { CartRow } from '../view.rules.ts';
import classes from './LineNotes.module.css';

/** Below this many pieces the stock is worth a word. */
const fewLeft = 5;

export function LineNotes({ row, title }: { row: CartRow; title: string }) {
  const { item, offer, state, price, priceBefore } = row;
  const stock = offer?.stock ?? 0;
  return (
    <div className={classes['notes']}>
      {state === 'gone' && (
        <Badge color="gray" variant="light">
          商品已下架
        </Badge>
      )}
      {state === 'sold_out' && (
        <Badge color="gray" variant="light">
          {shopErrors.SOLD_OUT.message}
        </Badge>
      )}
      {state === 'available' && stock <= fewLeft && <span>库存仅剩 {stock}</span>}
      {state === 'short' && (
        <>
          <span className={classes['alarm']}>
            {shopErrors.STOCK_EXCEEDED.message}，库存仅剩 {stock}
          </span>
          <Button
            variant="light"
            size="compact-xs"
            aria-label={`把${title}的数量改为 ${stock}`}
            onClick={() => setCartQuantity(item.id, stock)}
          >
            改为 {stock} 件
          </Button>
        </>
      )}
      {priceBefore !== null && price < priceBefore && (
        <Badge color="celadon" variant="light">
          比加入时便宜 {formatYuan(priceBefore - price)}
        </Badge>
      )}
      {priceBefore !== null && price > priceBefore && (
        <Badge color="gold" variant="light">
          价格已上涨 {formatYuan(price - priceBefore)}
        </Badge>
      )}
    </div>
  );
}
