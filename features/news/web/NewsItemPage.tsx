/** /news/{id}: over the list when it was opened from there, else a public page of its own. */

import { preload } from '@platform/web/api/preload';
import { useBackground } from '@platform/web/list/background';
import { page } from '@platform/web/page/page';
import { useSession } from '@platform/web/session/session';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type Params, useParams } from 'react-router';
import { NewsArticle } from './NewsArticle.tsx';
import { besideQuery, newsQuery, storedQuery, useCountView, useItem } from './queries.ts';

const idOf = (params: Params) => params['id'] ?? '';

const loading = preload(({ params }) => ({
  item: newsQuery(idOf(params)),
  beside: besideQuery(idOf(params)),
}));
export const loader = loading.loader;

// Over a list, the list knows what stands beside an item.
const visible = preload(({ params }) => ({ item: newsQuery(idOf(params)) }));
const stored = preload(({ params }) => ({ item: storedQuery(idOf(params)) }));

/** What readers don't find may be hidden, and there for its author and the editors. */
export function clientLoader(args: LoaderFunctionArgs) {
  return visible.clientLoader(args).catch((missing: unknown) => {
    if (!useSession.getState().isLoggedIn) throw missing;
    return stored.clientLoader(args);
  });
}

export const handle = page<typeof loading>({
  title: ({ item }) => item.title,
  description: ({ item }) => item.summary,
  image: ({ item }) => item.shareImage,
  hidden: ({ item }) => 'hidden' in item && item.hidden === true,
});

const NewsDialog = lazy(() => import('./NewsDialog.tsx'));

export default function NewsItemPage() {
  const { id = '' } = useParams();
  const { isModal: over, listSearch } = useBackground();
  const { item, error, refetch, isFetching } = useItem(id);
  useCountView(item && !item.hidden ? id : null);
  if (!item) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!over) return <NewsArticle key={id} item={item} />;
  return (
    <Suspense>
      <NewsDialog item={item} listSearch={listSearch} />
    </Suspense>
  );
}
