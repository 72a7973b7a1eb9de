/** Changes of a product since it was added. */
import { shopErrors } from '@features/shop/contract/errors';
import { Badge, Button, Group, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { setCartQuantity } from '../cartList.ts';
import type { CartRow } from '../view.rules.ts';

/** The stock is shown at this number and below. */
const fewLeft = 5;

export function LineNotes({ row, title }: { row: CartRow; title: string }) {
  const { item, offer, state, buyable, price, priceBefore } = row;
  const stock = offer?.stock ?? 0;
  return (
    <Group gap={6} fz="sm" c="var(--accent-text)">
      {!buyable && (
        <Badge color="gray" variant="light">
          {state === 'gone' ? '商品已下架' : shopErrors.SOLD_OUT.message}
        </Badge>
      )}
      {state === 'available' && stock <= fewLeft && <span>库存仅剩 {stock}</span>}
      {state === 'short' && (
        <>
          <Text span inherit c="var(--mantine-color-error)">
            {shopErrors.STOCK_EXCEEDED.message}，库存仅剩 {stock}
          </Text>
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
      {priceBefore !== null && (
        <Badge color={price < priceBefore ? 'celadon' : 'gold'} variant="light">
          {price < priceBefore ? '比加入时便宜' : '价格已上涨'} {formatYuan(Math.abs(priceBefore - price))}
        </Badge>
      )}
    </Group>
  );
}
