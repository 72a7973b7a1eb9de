/** /news/{id}: over the list when it was opened from there, else a public page of its own. */
import { useListBelow } from '@platform/web/over';
import { page } from '@platform/web/page';
import { preload } from '@platform/web/preload';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { NewsArticle } from './NewsArticle.tsx';
import { newsQuery, useCountView } from './queries.ts';

const loading = preload(({ params }) => ({ item: newsQuery(params['id'] ?? '') }));
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

export const handle = page<typeof loading>({
  title: ({ item }) => item.title,
  description: ({ item }) => item.summary,
  image: ({ item }) => item.shareImage,
});

const NewsDialog = lazy(() => import('./NewsDialog.tsx'));

export default function NewsItemPage() {
  const { id = '' } = useParams();
  const { over, listSearch } = useListBelow();
  const { data: item, error, refetch, isFetching } = useQuery(newsQuery(id));
  useCountView(id);
  // What was kept of an item that has been hidden or deleted since is not shown again.
  if (!item || error?.status === 404)
    return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!over) return <NewsArticle key={id} item={item} />;
  return (
    <Suspense>
      <NewsDialog item={item} listSearch={listSearch} />
    </Suspense>
  );
}
