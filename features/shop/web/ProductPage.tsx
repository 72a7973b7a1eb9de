/** /library/{id}: a dialog over the list when opened from there, else a public page. */

import { preload } from '@platform/web/api/preload';
import { EntryRoute } from '@platform/web/list/EntryRoute.tsx';
import { page } from '@platform/web/page/page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ProductArticle } from './ProductArticle.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { RelatedProducts } from './parts/RelatedProducts.tsx';
import { productQuery } from './queries.ts';
import { summaryOf } from './summary.ts';

const loading = preload(({ params }) => ({ product: productQuery(params['id'] ?? '') }));
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

export const handle = page<typeof loading>({
  title: ({ product }) => product.title,
  description: ({ product }) => summaryOf(product),
  image: ({ product }) => product.shareImage,
});

export default function ProductPage() {
  const { id = '' } = useParams();
  const answer = useQuery(productQuery(id));
  return (
    <EntryRoute
      answer={answer}
      title="作品详情"
      size="70rem"
      page={(product) => <ProductArticle key={id} product={product} />}
      dialog={(product) => (
        <>
          <ProductDetail product={product} headingOrder={2} />
          <RelatedProducts id={id} isModal />
        </>
      )}
    />
  );
}
