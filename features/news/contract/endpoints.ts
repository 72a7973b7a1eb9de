/** The public endpoints of the news (specification, section 2, News). */
import { endpoint } from '@platform/contract/endpoint';
import { pageFields } from '@platform/contract/paging';
import { longPagination } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { newsErrors } from './errors.ts';
import { newsFilter } from './filter.ts';
import { listedNews, newsItem, newsNeighbours } from './news.ts';

export const listNews = endpoint({
  name: 'listNews',
  summary: 'Lists news by category and search words.',
  method: 'GET',
  path: '/news',
  access: 'anyone',
  query: newsFilter,
  data: z.object({ news: z.array(listedNews), pagination: longPagination }),
});

/** The number of news on the home page. */
export const latestLength = 3;

export const listLatestNews = endpoint({
  name: 'listLatestNews',
  summary: 'Lists the latest news for the home page, of members only what an editor has approved.',
  method: 'GET',
  path: '/news/latest',
  access: 'anyone',
  data: z.object({ news: z.array(listedNews).max(latestLength) }),
});

export const listMemberNews = endpoint({
  name: 'listMemberNews',
  summary: 'Lists the visible news of a member, the latest first; nothing for an unknown one.',
  method: 'GET',
  path: '/members/:id/news',
  access: 'anyone',
  params: z.object({ id }),
  query: z.object(pageFields(6)),
  data: z.object({ news: z.array(listedNews), pagination: longPagination }),
});

export const showNews = endpoint({
  name: 'showNews',
  summary: 'Reads a news item with its content; hidden items answer 404.',
  method: 'GET',
  path: '/news/:id',
  access: 'anyone',
  params: z.object({ id }),
  data: newsItem,
  errors: [newsErrors.NEWS_NOT_FOUND],
});

export const showNewsNeighbours = endpoint({
  name: 'showNewsNeighbours',
  summary: 'Reads the items published just after an item (previous) and just before it (next).',
  method: 'GET',
  path: '/news/:id/neighbours',
  access: 'anyone',
  params: z.object({ id }),
  data: newsNeighbours,
  errors: [newsErrors.NEWS_NOT_FOUND],
});

export const viewNews = endpoint({
  name: 'viewNews',
  summary: 'Counts a view, once per visitor and day (Hong Kong time); returns the views.',
  method: 'POST',
  path: '/news/:id/views',
  access: 'anyone',
  params: z.object({ id }),
  data: z.object({ views: z.int().min(0) }),
  errors: [newsErrors.NEWS_NOT_FOUND],
});
