/** A product's own public page: what the dialog shows, with the way into the shop and a description for machines. */
import { Trail } from '@platform/web/page/Trail.tsx';
import { useRouteLoaderData } from 'react-router';
import { productCategoryNames } from '../contract/category.ts';
import type { Product } from '../contract/product.ts';
import classes from './ProductArticle.module.css';
import { ProductDetail } from './ProductDetail.tsx';
import { RelatedProducts } from './parts/RelatedProducts.tsx';
import { jsonLdOf } from './summary.ts';

export function ProductArticle({ product }: { product: Product }) {
  const { category, title } = product;
  const root = useRouteLoaderData<{ origin: string }>('root');
  return (
    <div className={classes['page']}>
      <Trail
        above={[
          { to: '/library', label: '商城' },
          { to: `/library?category=${category}`, label: productCategoryNames[category] },
        ]}
        title={title}
      />
      <ProductDetail product={product} headingOrder={1} />
      <RelatedProducts id={product.id} over={false} />
      {root && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLdOf(product, root.origin) }}
        />
      )}
    </div>
  );
}
