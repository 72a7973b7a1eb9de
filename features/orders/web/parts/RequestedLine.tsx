/** One line before the order is placed: its quantity can be changed, and it reports a shortage. */
import type { CartItem } from '@features/cart/contract/item';
import { maxQuantity } from '@features/cart/contract/line';
import { checkInCart, setCartQuantity } from '@features/cart/web/cartList.ts';
import { QuantityStepper } from '@features/cart/web/parts/QuantityStepper.tsx';
import { type CartRow, lineTotal } from '@features/cart/web/view.rules.ts';
import { shopErrors } from '@features/shop/contract/errors';
import { Button, Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { Source } from '../queries.ts';
import { SummaryLine } from './SummaryLine.tsx';

interface RequestedLineProps {
  row: CartRow;
  source: Source;
  /** Takes the item out of the cart. */
  onRemove: (item: CartItem) => void;
}

/** Changes the quantity in the address for one product, else in the cart. */
function useQuantityChange(source: Source, id: string): (quantity: number) => void {
  const [, setSearch] = useSearchParams();
  if (source.kind === 'cart') return (quantity) => setCartQuantity(id, quantity);
  return (quantity) =>
    setSearch(
      (search) => {
        search.set('quantity', String(quantity));
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
}

export function RequestedLine({ row, source, onRemove }: RequestedLineProps) {
  const { item, offer, state, price } = row;
  const change = useQuantityChange(source, item.id);
  if (!offer) return null;
  const { title, inheritor, cover, stock } = offer;
  const note = (
    <Group role="alert" gap="xs" c="var(--mantine-color-error)" fz="sm">
      {state === 'short' && (
        <>
          {shopErrors.STOCK_EXCEEDED.message}，库存仅剩 {stock}
          <Button variant="light" size="compact-xs" onClick={() => change(stock)}>
            改为 {stock} 件
          </Button>
        </>
      )}
      {state === 'sold_out' && (
        <>
          {shopErrors.SOLD_OUT.message}
          {source.kind === 'cart' && (
            <Button variant="light" size="compact-xs" onClick={() => checkInCart([item.id], false)}>
              本次不买
            </Button>
          )}
        </>
      )}
    </Group>
  );
  return (
    <SummaryLine
      id={item.id}
      title={title}
      inheritor={inheritor}
      cover={cover}
      price={price}
      quantity={item.quantity}
      totalPrice={state === 'sold_out' ? null : lineTotal(row)}
      note={note}
      adjust={
        state === 'sold_out' ? null : (
          <QuantityStepper
            label={title}
            value={item.quantity}
            max={Math.min(stock, maxQuantity)}
            onChange={change}
            {...(source.kind === 'cart' ? { onRemove: () => onRemove(item) } : {})}
          />
        )
      }
    />
  );
}
