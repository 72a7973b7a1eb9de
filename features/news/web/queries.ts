/** Queries of the news' pages. */
import { call, query } from '@platform/web/api/api';
import { useNeighbours } from '@platform/web/list/useNeighbours';
import { useSession } from '@platform/web/session/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listLatestNews, listNews, showNews, showNewsNeighbours, viewNews } from '../contract/endpoints.ts';
import type { NewsItem, StoredNews } from '../contract/news.ts';
import { listModeratedNews, listMyNews, readStoredNews } from '../contract/writing.ts';
import type { NewsListState } from './list.ts';

/** Queries to invalidate after an item was written, changed or moderated. */
export const lists = [listNews, listLatestNews, listMyNews, listModeratedNews] as const;

/** One item. */
export const newsQuery = (id: string) => query(showNews, { params: { id } });

/** One item for its author and the editors. */
export const storedQuery = (id: string) => query(readStoredNews, { params: { id } });

/** The neighbours of an item in the order of publication. */
export const neighboursQuery = (id: string) => query(showNewsNeighbours, { params: { id } });

/** The page of news in the address. */
export const listQuery = ({ category, search, page, limit }: NewsListState) =>
  query(listNews, { query: { category, search, page, limit } });

/** The latest items of a category. */
export const categoryQuery = (category: NewsItem['category']) =>
  query(listNews, { query: { category, sort: 'latest', limit: 4 } });

/** The caller's own items. */
export const mineQuery = ({ page, limit }: NewsListState) => query(listMyNews, { query: { page, limit } });

/** The editors' list. */
export const moderationQuery = ({ category, search, state, page, limit }: NewsListState) =>
  query(listModeratedNews, { query: { category, search, state, page, limit } });

/** An item on its page. */
export type ReadNews = NewsItem & Pick<StoredNews, 'hidden'> & Partial<Pick<StoredNews, 'approved'>>;

/** One item, for its author and the editors also a hidden one; null when there is none. */
export function useItem(id: string) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  // The loader has tried already.
  const published = useQuery({ ...newsQuery(id), retryOnMount: false });
  const gone = published.error?.status === 404;
  const stored = useQuery({ ...storedQuery(id), enabled: isLoggedIn && gone, retryOnMount: false });
  // What was kept of an item that has been hidden or deleted since is not shown again.
  const visible = published.data && !gone ? { ...published.data, hidden: false } : null;
  const item: ReadNews | null = visible ?? (gone ? stored.data : null) ?? null;
  const { error, refetch, isFetching } = gone && item ? stored : published;
  return { item, error, refetch, isFetching };
}

/** The neighbours of an item in the list that it was opened from, if that is the public list. */
export const useListNeighbours = (id: string, state: NewsListState) =>
  useNeighbours({
    id: state.view === 'all' ? id : null,
    state,
    pageQuery: listQuery,
    items: ({ news }) => news,
    lastPage: ({ pagination }) => pagination.last_page,
  });

/** Invalidates an item for readers' pages; the current page keeps it until it is left. */
export function useInvalidateItem() {
  const client = useQueryClient();
  return (id: string) =>
    void client.invalidateQueries({ queryKey: newsQuery(id).queryKey, refetchType: 'none' });
}

/** Writes a saved item into the cache of readers' pages. */
export function useStoreItem() {
  const client = useQueryClient();
  const invalidateItem = useInvalidateItem();
  return (stored: StoredNews) => {
    const { hidden, approved: _, coverId: __, ...item } = stored;
    client.setQueryData(storedQuery(item.id).queryKey, stored);
    if (hidden) invalidateItem(item.id);
    else client.setQueryData<NewsItem>(newsQuery(item.id).queryKey, item);
  };
}

/** Items counted since the page was loaded; the server counts a visitor once a day. */
const counted = new Set<string>();

/** Counts a view once the item is shown (null until then). View counting is best effort; failures are ignored. */
export function useCountView(id: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null || counted.has(id)) return;
    counted.add(id);
    const show = ({ views }: { views: number }) =>
      client.setQueryData<NewsItem>(newsQuery(id).queryKey, (item) => (item ? { ...item, views } : item));
    call(viewNews, { params: { id } }).then(show, () => counted.delete(id));
  }, [client, id]);
}
