/** /cart: the items in the cart with their current prices and stock. */
import { shopPath } from '@features/shop/contract/path';
import { Button } from '@mantine/core';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link } from 'react-router';
import classes from './CartPage.module.css';
import { useCartList } from './cartList.ts';
import { CartBar } from './parts/CartBar.tsx';
import { CartLineRow } from './parts/CartLineRow.tsx';
import { UndoBar, useUndo } from './parts/UndoBar.tsx';
import { useCartRows } from './queries.ts';

export const handle = page({ title: '购物车', description: '挑好的非遗好物都在这里。', hidden: true });

export default function CartPage() {
  const hydrated = useHydrated();
  const items = useCartList((cart) => cart.items);
  const answer = useCartRows(items);
  const { remove, ...undo } = useUndo();
  return (
    <div className={classes['page']}>
      <SectionHeading order={1}>购物车</SectionHeading>
      <UndoBar {...undo} />
      {!hydrated ? (
        <ListSkeleton count={3} />
      ) : items.length === 0 ? (
        <EmptyState
          title="购物车还是空的"
          action={
            <Button component={Link} to={shopPath}>
              去商城逛逛
            </Button>
          }
        >
          挑一件匠人手作，从这里带回家。
        </EmptyState>
      ) : (
        <QueryState query={answer} rows={items.length}>
          {(rows) => (
            <>
              <ul className={classes['lines']} aria-label="购物车中的商品">
                {rows.map((row) => (
                  <CartLineRow key={row.item.id} row={row} onRemove={remove} />
                ))}
              </ul>
              <CartBar rows={rows} />
            </>
          )}
        </QueryState>
      )}
    </div>
  );
}
