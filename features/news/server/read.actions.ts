/** Reading news, for visitors, authors and editors. */
import type { Data } from '@platform/contract/endpoint';
import { wordSearch } from '@platform/server/database/search';
import { failure } from '@platform/server/http/failure';
import { paginationOf } from '@platform/server/list/largeList.rules';
import type { Caller, Origin, Services } from '@platform/server/portal';
import * as endpoints from '../contract/endpoints.ts';
import { newsErrors } from '../contract/errors.ts';
import type { ModerationFilter, NewsFilter } from '../contract/filter.ts';
import type { ListedNews, ListedStoredNews, NewsItem, NewsNeighbours, StoredNews } from '../contract/news.ts';
import type * as writing from '../contract/writing.ts';
import { findPage, type ListFilter, type Slice } from './list.store.ts';
import { findNeighbours } from './neighbours.store.ts';
import { accessOf, highlightsOf } from './rules.ts';
import { findNewest, findNews, findNewsOf, presentListed, presentNews, presentStored } from './store.ts';
import { newsViewCounter } from './view.store.ts';

type News = Pick<Services, 'db'>;

interface Page {
  page: number;
  limit: number;
}

type ListRequest = Omit<ListFilter, 'search'> & Pick<Slice, 'sort'> & Page & { search?: string | undefined };

async function pageOf(
  { db }: News,
  request: ListRequest,
): Promise<{ news: ListedStoredNews[]; pagination: ReturnType<typeof paginationOf> }> {
  const { page, limit, sort, search: words, ...rest } = request;
  const search = wordSearch(words);
  if (search === 'nothing')
    return { news: [], pagination: paginationOf({ total: 0, exact: true }, page, limit) };
  const slice = { sort, offset: (page - 1) * limit, limit };
  const { rows, ...totals } = await findPage(db, { ...rest, search }, slice);
  const news = rows.map((row) => {
    const item = presentListed(row);
    return search ? { ...item, highlights: highlightsOf(item, search) } : item;
  });
  return { news, pagination: paginationOf(totals, page, limit) };
}

/** An item of a list without the fields for author and editors. */
const publicFields = ({ hidden: _, approved: __, ...item }: ListedStoredNews): ListedNews => item;

/** A page of the visible items that match, with highlights. */
export async function listNews(services: News, filter: NewsFilter): Promise<Data<typeof endpoints.listNews>> {
  const { news, pagination } = await pageOf(services, { ...filter, state: 'visible' });
  return { news: news.map(publicFields), pagination };
}

/** The latest visible and approved items. */
export async function listLatestNews({ db }: News): Promise<Data<typeof endpoints.listLatestNews>> {
  const rows = await findNewest(db, null, endpoints.latestLength);
  return { news: rows.map((row) => publicFields(presentListed(row))) };
}

/** A page of all items for editors, the latest first. */
export function listModeratedNews(
  services: News,
  filter: ModerationFilter,
): Promise<Data<typeof writing.listModeratedNews>> {
  return pageOf(services, { ...filter, sort: 'latest' });
}

/** A page of the caller's items, the latest first. */
export async function listMyNews(
  { db }: News,
  caller: Caller,
  { page, limit }: Page,
): Promise<Data<typeof writing.listMyNews>> {
  const { rows, total } = await findNewsOf(db, caller.id, {
    offset: (page - 1) * limit,
    limit,
    visible: false,
  });
  return { news: rows.map(presentListed), pagination: paginationOf({ total, exact: true }, page, limit) };
}

/** A page of the visible items of a member, the latest first. */
export async function listMemberNews(
  { db }: News,
  memberId: string,
  { page, limit }: Page,
): Promise<Data<typeof endpoints.listMemberNews>> {
  const slice = { offset: (page - 1) * limit, limit, visible: true };
  const { rows, total } = await findNewsOf(db, memberId, slice);
  const news = rows.map((row) => publicFields(presentListed(row)));
  return { news, pagination: paginationOf({ total, exact: true }, page, limit) };
}

/** One visible item. Throws NEWS_NOT_FOUND. */
export async function showNews({ db }: News, id: string): Promise<NewsItem> {
  const row = await findNews(db, id);
  if (!row || row.hidden) throw failure(newsErrors.NEWS_NOT_FOUND);
  return presentNews(row);
}

/** Counts a view of a visible item. Throws NEWS_NOT_FOUND. */
export async function viewNews(
  ctx: Pick<Services, 'db' | 'clock' | 'secretFor'>,
  id: string,
  caller: Caller | null,
  origin: Origin,
): Promise<{ views: number }> {
  const views = await newsViewCounter.count(ctx, id, caller, origin);
  if (views === null) throw failure(newsErrors.NEWS_NOT_FOUND);
  return { views };
}

/** The neighbours of a visible item. Throws NEWS_NOT_FOUND. */
export async function showNewsNeighbours({ db }: News, id: string): Promise<NewsNeighbours> {
  const neighbours = await findNeighbours(db, id);
  if (!neighbours) throw failure(newsErrors.NEWS_NOT_FOUND);
  return neighbours;
}

/** One item for its author or an editor. Throws NEWS_NOT_FOUND, for others too. */
export async function readStoredNews({ db }: News, caller: Caller, id: string): Promise<StoredNews> {
  const row = await findNews(db, id);
  if (!row || accessOf(caller, row) !== 'change') throw failure(newsErrors.NEWS_NOT_FOUND);
  return presentStored(row);
}
