/** A product's own page: the dialog's content with a link to the shop and structured data. */
import { JsonLd } from '@platform/web/page/JsonLd.tsx';
import { Trail } from '@platform/web/page/Trail.tsx';
import { productCategoryNames } from '../contract/category.ts';
import { shopPath } from '../contract/path.ts';
import type { Product } from '../contract/product.ts';
import classes from './ProductArticle.module.css';
import { ProductDetail } from './ProductDetail.tsx';
import { RelatedProducts } from './parts/RelatedProducts.tsx';
import { jsonLdOf } from './summary.ts';

export function ProductArticle({ product }: { product: Product }) {
  const { category, title } = product;
  return (
    <div className={classes['page']}>
      <Trail
        parents={[
          { to: shopPath, label: '商城' },
          { to: `${shopPath}?category=${category}`, label: productCategoryNames[category] },
        ]}
        title={title}
      />
      <ProductDetail product={product} headingOrder={1} />
      <RelatedProducts id={product.id} />
      <JsonLd describe={(absolute) => jsonLdOf(product, absolute)} />
    </div>
  );
}
