/** A product in card mode: large drawing, short texts, price. */

import { EntryCard } from '@platform/web/list/EntryCard.tsx';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import { shopPath } from '../../contract/path.ts';
import type { ListedProduct } from '../../contract/product.ts';
import { elsewhere } from '../hits.rules.ts';
import { Cover } from './Cover.tsx';
import { Price } from './Price.tsx';
import classes from './ProductCard.module.css';
import { StockHint } from './StockHint.tsx';

export function ProductCard({ product, eager }: { product: ListedProduct; eager: boolean }) {
  const { id, title, subtitle, inheritor, price, originalPrice, stock, sales, highlights } = product;
  const hit = elsewhere(product);
  return (
    <EntryCard
      className={classes['card']}
      cover={<Cover product={product} eager={eager} />}
      title={
        <EntryLink path={shopPath} id={id}>
          <Highlighted text={title} spans={highlights?.title} />
        </EntryLink>
      }
    >
      <p className={classes['subtitle']}>
        <Highlighted text={subtitle} spans={highlights?.subtitle} />
      </p>
      <p className={classes['maker']}>
        传承人 <Highlighted text={inheritor} spans={highlights?.inheritor} isName />
      </p>
      {hit && (
        <p className={classes['maker']}>
          <Highlighted {...hit} />
        </p>
      )}
      <p className={classes['offer']}>
        <Price price={price} originalPrice={originalPrice} />
      </p>
      <p className={classes['sales']}>
        <StockHint stock={stock} /> 已售 {sales}
      </p>
    </EntryCard>
  );
}
