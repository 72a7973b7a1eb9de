/** The products of a page, as cards or rows, and their skeletons. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ListedProduct } from '../../contract/product.ts';
import type { Mode } from '../list.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';
import { ProductRow } from './ProductRow.tsx';

/** The number of cards on the first screen. */
const firstScreen = 4;

interface ProductGridProps {
  products: readonly ListedProduct[];
  mode: Mode;
}

export function ProductGrid({ products, mode }: ProductGridProps) {
  const Item = mode === 'card' ? ProductCard : ProductRow;
  return (
    <ul className={classes[mode]}>
      {products.map((product, place) => (
        <li key={product.id}>
          <Item product={product} eager={place < firstScreen} />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ mode, limit }: { mode: Mode; limit: number }) {
  const places = Array.from({ length: limit }, (_, place) => place);
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <ul className={classes[mode]} aria-hidden>
        {places.map((place) => (
          <li key={place} className={classes[`${mode}Place`]}>
            <Skeleton height="100%" radius={0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
