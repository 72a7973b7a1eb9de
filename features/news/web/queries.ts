/** What the pages of the news ask. */
import { call, query } from '@platform/web/api/api';
import { useNeighbours } from '@platform/web/list/useNeighbours';
import { useSession } from '@platform/web/session/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNews, showNews, showNewsNeighbours, viewNews } from '../contract/endpoints.ts';
import type { NewsItem, StoredNews } from '../contract/news.ts';
import { listModeratedNews, listMyNews, readStoredNews } from '../contract/writing.ts';
import type { NewsListState } from './list.ts';

/** What is out of date after an item was written, changed or moderated. */
export const lists = [listNews, listMyNews, listModeratedNews] as const;

/** One item. */
export const newsQuery = (id: string) => query(showNews, { params: { id } });

/** One item as its author and the editors see it. */
export const storedQuery = (id: string) => query(readStoredNews, { params: { id } });

/** What was published just after an item, and just before. */
export const besideQuery = (id: string) => query(showNewsNeighbours, { params: { id } });

/** The page of news that the address asks for. */
export const listQuery = ({ category, search, page, limit }: NewsListState) =>
  query(listNews, { query: { category, search, page, limit } });

/** The latest of a category. */
export const categoryQuery = (category: NewsItem['category']) =>
  query(listNews, { query: { category, sort: 'latest', limit: 4 } });

/** The caller's own items. */
export const mineQuery = ({ page, limit }: NewsListState) => query(listMyNews, { query: { page, limit } });

/** The editors' list. */
export const moderationQuery = ({ category, search, state, page, limit }: NewsListState) =>
  query(listModeratedNews, { query: { category, search, state, page, limit } });

/** An item as it is read. */
export type ReadNews = NewsItem & Pick<StoredNews, 'hidden'>;

/** One item to read, for its author and the editors also one that is hidden; null when it isn't there. */
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

/** What stands before and after an item in the list that it was opened from; the lists of those who write are others. */
export const useListNeighbours = (id: string, state: NewsListState) =>
  useNeighbours({
    id: state.view === 'all' ? id : null,
    state,
    pageQuery: listQuery,
    items: ({ news }) => news,
    lastPage: ({ pagination }) => pagination.last_page,
  });

/** Readers' pages ask anew about an item; what is on the screen stays until it is left. */
export function useForget() {
  const client = useQueryClient();
  return (id: string) =>
    void client.invalidateQueries({ queryKey: newsQuery(id).queryKey, refetchType: 'none' });
}

/** Puts an item that its author has just saved where readers' pages look for it. */
export function useKeepStored() {
  const client = useQueryClient();
  const forget = useForget();
  return (stored: StoredNews) => {
    const { hidden, coverId: _, ...item } = stored;
    client.setQueryData(storedQuery(item.id).queryKey, stored);
    if (hidden) forget(item.id);
    else client.setQueryData<NewsItem>(newsQuery(item.id).queryKey, item);
  };
}

/** Items that were counted since the page was loaded; the server counts a visitor once a day anyway. */
const counted = new Set<string>();

/** Counts a reading once the item is on the screen (null until then); that it could not be counted is nobody's trouble. */
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
