/** /library/{id}: over the list when it was opened from there, else a public page of its own. */

import { preload } from '@platform/web/api/preload';
import { useBackground } from '@platform/web/list/background';
import { page } from '@platform/web/page/page';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { ProductArticle } from './ProductArticle.tsx';
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

const ProductDialog = lazy(() => import('./ProductDialog.tsx'));

export default function ProductPage() {
  const { id = '' } = useParams();
  const { isModal: over } = useBackground();
  const { data: product, error, refetch, isFetching } = useQuery(productQuery(id));
  if (!product) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!over) return <ProductArticle key={id} product={product} />;
  return (
    <Suspense>
      <ProductDialog product={product} />
    </Suspense>
  );
}
