/** Related products. */
import { Skeleton } from '@mantine/core';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { productPath } from '../../contract/path.ts';
import { relatedQuery } from '../queries.ts';
import { Cover } from './Cover.tsx';
import { Price } from './Price.tsx';
import classes from './RelatedProducts.module.css';
import { StockHint } from './StockHint.tsx';

interface RelatedProductsProps {
  id: string;
  /** In a dialog the next product replaces the current history entry, so that Back leads to the list. */
  isModal?: boolean;
}

export function RelatedProducts({ id, isModal = false }: RelatedProductsProps) {
  const { data, isPending } = useQuery(relatedQuery(id));
  const { state } = useLocation();
  if (!isPending && !data?.length) return null;
  return (
    <section className={classes['related']} aria-labelledby="related">
      <SectionHeading id="related" order={2}>
        同门之作
      </SectionHeading>
      <ul>
        {data
          ? data.map((product) => (
              <li key={product.id}>
                <Link
                  to={productPath(product.id)}
                  {...(isModal ? { state, replace: true, preventScrollReset: true } : {})}
                >
                  <Cover product={product} />
                  <span className={classes['title']}>{product.title}</span>
                  <StockHint stock={product.stock} />
                  <Price price={product.price} originalPrice={product.price} />
                </Link>
              </li>
            ))
          : [1, 2, 3, 4].map((place) => (
              <li key={place}>
                <Skeleton className={classes['place'] ?? ''} radius={0} />
              </li>
            ))}
      </ul>
    </section>
  );
}
