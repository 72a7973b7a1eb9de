/** A few bestsellers for the home page; its loader preloads `featuredQuery()`. */
import { useQuery } from '@tanstack/react-query';
import classes from './FeaturedProducts.module.css';
import { ProductCard } from './parts/ProductCard.tsx';
import { featuredQuery } from './queries.ts';

/** Empty without products or after a failure; the home page works without it. */
export function FeaturedProducts() {
  const { data } = useQuery(featuredQuery());
  if (!data?.products.length) return null;
  return (
    <ul className={classes['products']}>
      {data.products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} eager={false} />
        </li>
      ))}
    </ul>
  );
}
