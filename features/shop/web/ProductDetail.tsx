/** A product, on both sides of the axis: the drawing, and facts, choices and actions. */
import { Title } from '@mantine/core';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { productCategoryNames, regionNames } from '../contract/category.ts';
import { productPath } from '../contract/path.ts';
import type { Product } from '../contract/product.ts';
import classes from './ProductDetail.module.css';
import { Cover } from './parts/Cover.tsx';
import { Price } from './parts/Price.tsx';
import { PurchaseBox } from './parts/PurchaseBox.tsx';
import { StarRating } from './parts/StarRating.tsx';
import { StockHint } from './parts/StockHint.tsx';

interface ProductDetailProps {
  product: Product;
  /** 1 on the product's own page, 2 in the dialog. */
  headingOrder: 1 | 2;
}

export function ProductDetail({ product, headingOrder }: ProductDetailProps) {
  const { title, subtitle, inheritor, brand, category, region, rating, sales, stock, description } = product;
  const facts = [
    ['传承人', <Verbatim key="inheritor">{inheritor}</Verbatim>],
    ['品牌', brand],
    ['门类', productCategoryNames[category]],
    ['产地', regionNames[region]],
    ['已售', `${sales} 件`],
    ['库存', stock === 0 ? '已售完' : `${stock} 件`],
  ] as const;
  return (
    <article className={classes['detail']}>
      <div className={classes['picture']}>
        <Cover product={product} alt={`${title}的绘图`} eager />
      </div>
      <div className={classes['words']}>
        <Title order={headingOrder} className={classes['title'] ?? ''}>
          {title}
        </Title>
        <p className={classes['subtitle']}>{subtitle}</p>
        <p className={classes['offer']}>
          <Price price={product.price} originalPrice={product.originalPrice} large />
          <StockHint stock={stock} />
        </p>
        <p className={classes['rating']}>
          <StarRating rating={rating} />
        </p>
        <dl className={classes['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PurchaseBox product={product} />
        <p className={classes['description']}>{description}</p>
        <div className={classes['share']}>
          <ShareButtons path={productPath(product.id)} title={title} text={subtitle} />
        </div>
      </div>
    </article>
  );
}
