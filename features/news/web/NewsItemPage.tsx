/** /news/{id}: a dialog over the list when opened from there, else a public page. */
import { preload } from '@platform/web/api/preload';
import { useBackground } from '@platform/web/list/background';
import { EntryRoute } from '@platform/web/list/EntryRoute.tsx';
import { Neighbours } from '@platform/web/list/Neighbours.tsx';
import { page } from '@platform/web/page/page';
import { useSession } from '@platform/web/session/session';
import { type LoaderFunctionArgs, type Params, useParams } from 'react-router';
import { newsList } from './list.ts';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsDetail } from './NewsDetail.tsx';
import { newsPath } from './path.ts';
import {
  neighboursQuery,
  newsQuery,
  type ReadNews,
  storedQuery,
  useCountView,
  useItem,
  useListNeighbours,
} from './queries.ts';
import { useIsDialogOpen } from './writing/useWriting.ts';

const idOf = (params: Params) => params['id'] ?? '';

const loading = preload(({ params }) => ({
  item: newsQuery(idOf(params)),
  neighbours: neighboursQuery(idOf(params)),
}));
export const loader = loading.loader;

// The neighbours in the list that it was opened from.
const visible = preload(({ params }) => ({ item: newsQuery(idOf(params)) }));
const stored = preload(({ params }) => ({ item: storedQuery(idOf(params)) }));

/** An item hidden from readers may be visible to its author and the editors. */
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

function InDialog({ item, close }: { item: ReadNews; close: () => void }) {
  const { listSearch } = useBackground();
  const neighbours = useListNeighbours(item.id, newsList.read(listSearch ?? ''));
  return (
    <>
      <NewsDetail item={item} headingOrder={2} onHidden={close} />
      <Neighbours path={newsPath} counter="篇" {...neighbours} isModal />
    </>
  );
}

export default function NewsItemPage() {
  const { id = '' } = useParams();
  const { item, ...answer } = useItem(id);
  const isDialogOpen = useIsDialogOpen();
  useCountView(item && !item.hidden ? id : null);
  return (
    <EntryRoute
      answer={{ ...answer, data: item ?? undefined }}
      title="新闻详情"
      size="62rem"
      isCovered={isDialogOpen}
      page={(item) => <NewsArticle key={id} item={item} />}
      dialog={(item, close) => <InDialog item={item} close={close} />}
    />
  );
}
