/** A price in yuan, and what it was before. */
import { VisuallyHidden } from '@mantine/core';
import classes from './Price.module.css';

/** Yuan with grouping, decimals only where there are any: ¥5,800 or ¥12.50. */
export function priceText(yuan: number): string {
  const digits = Number.isInteger(yuan) ? 0 : 2;
  return `¥${yuan.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

export function Price({
  price,
  originalPrice,
  large = false,
}: {
  price: number;
  originalPrice: number;
  large?: boolean;
}) {
  return (
    <span className={classes['price']} data-large={large || undefined}>
      <strong>{priceText(price)}</strong>
      {originalPrice > price && (
        <s>
          <VisuallyHidden>原价 </VisuallyHidden>
          {priceText(originalPrice)}
        </s>
      )}
    </span>
  );
}
