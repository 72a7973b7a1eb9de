/** Quantity, add to cart, and buy. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { shopErrors } from '../../contract/errors.ts';
import type { Product } from '../../contract/product.ts';
import { readQuantity, refusalOf } from '../purchase.rules.ts';
import { usePurchase } from '../usePurchase.ts';
import classes from './PurchaseBox.module.css';
import { QuantityInput } from './QuantityInput.tsx';

export function PurchaseBox({ product }: { product: Product }) {
  const [input, setInput] = useState('1');
  const { buy, addToCart: putInCart, busy } = usePurchase(product);
  const quantity = readQuantity(input);
  const refusal = quantity === null ? '请输入不小于 1 的整数' : refusalOf(product.stock, quantity);
  if (product.stock === 0)
    return (
      <Button size="md" disabled>
        {shopErrors.SOLD_OUT.message}
      </Button>
    );
  return (
    <div className={classes['box']}>
      <QuantityInput value={input} stock={product.stock} error={refusal} onChange={setInput} />
      <div className={classes['actions']}>
        <Button
          size="md"
          variant="outline"
          disabled={quantity === null}
          onClick={() => quantity !== null && putInCart(quantity)}
        >
          加入购物车
        </Button>
        <Button
          size="md"
          loading={busy}
          disabled={quantity === null}
          onClick={() => quantity !== null && void buy(quantity)}
        >
          立即购买
        </Button>
      </div>
    </div>
  );
}
