/** A price in yuan, with the original price if there is one. */
import { VisuallyHidden } from '@mantine/core';
import { formatShortYuan } from '@platform/web/format/amount';
import classes from './Price.module.css';

export function Price({
  price,
  originalPrice,
  large = false,
}: {
  price: number;
  originalPrice: number | null;
  large?: boolean;
}) {
  return (
    <span className={classes['price']} data-large={large || undefined}>
      <strong>{price === 0 ? '免费' : formatShortYuan(price)}</strong>
      {originalPrice !== null && originalPrice > price && (
        <s>
          <VisuallyHidden>原价 </VisuallyHidden>
          {formatShortYuan(originalPrice)}
        </s>
      )}
    </span>
  );
}
