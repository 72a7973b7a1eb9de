/** A product in list mode: longer texts, small drawing. */

import { EntryCard } from '@platform/web/list/EntryCard.tsx';
import { EntryLink } from '@platform/web/list/EntryLink.tsx';
import { Highlighted } from '@platform/web/list/Highlighted.tsx';
import { productCategoryNames, regionNames } from '../../contract/category.ts';
import { shopPath } from '../../contract/path.ts';
import type { ListedProduct } from '../../contract/product.ts';
import { Cover } from './Cover.tsx';
import { Price } from './Price.tsx';
import classes from './ProductRow.module.css';
import { StarRating } from './StarRating.tsx';
import { StockHint } from './StockHint.tsx';

export function ProductRow({ product, eager }: { product: ListedProduct; eager: boolean }) {
  const { id, title, subtitle, inheritor, brand, category, region, description, highlights } = product;
  const { price, originalPrice, stock, sales, rating } = product;
  return (
    <EntryCard
      className={classes['row']}
      cover={<Cover product={product} eager={eager} />}
      title={
        <EntryLink path={shopPath} id={id}>
          <Highlighted text={title} spans={highlights?.title} />
        </EntryLink>
      }
      aside={
        <div className={classes['offer']}>
          <Price price={price} originalPrice={originalPrice} />
          <StarRating rating={rating} />
          <span className={classes['sales']}>已售 {sales}</span>
          <StockHint stock={stock} />
        </div>
      }
    >
      <p>
        <Highlighted text={subtitle} spans={highlights?.subtitle} />
      </p>
      <p className={classes['facts']}>
        传承人 <Highlighted text={inheritor} spans={highlights?.inheritor} isName /> ·{' '}
        <Highlighted text={brand} spans={highlights?.brand} /> · {productCategoryNames[category]} ·{' '}
        {regionNames[region]}
      </p>
      <p className={classes['description']}>
        <Highlighted text={description} spans={highlights?.description} />
      </p>
    </EntryCard>
  );
}
