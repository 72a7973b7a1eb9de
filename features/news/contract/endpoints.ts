/** The endpoints for readers of the news (specification, section 2, News); anyone may call them. */
import { endpoint } from '@platform/contract/endpoint';
import { longPagination } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { newsErrors } from './errors.ts';
import { newsFilter } from './filter.ts';
import { listedNews, newsItem, newsNeighbours } from './news.ts';

export const listNews = endpoint({
  name: 'listNews',
  summary: 'News by category and words, a page at a time.',
  method: 'GET',
  path: '/news',
  access: 'anyone',
  query: newsFilter,
  data: z.object({ news: z.array(listedNews), pagination: longPagination }),
});

export const showNews = endpoint({
  name: 'showNews',
  summary: 'One news item with its content; hidden ones are not found.',
  method: 'GET',
  path: '/news/:id',
  access: 'anyone',
  params: z.object({ id }),
  data: newsItem,
  errors: [newsErrors.NEWS_NOT_FOUND],
});

export const showNewsNeighbours = endpoint({
  name: 'showNewsNeighbours',
  summary: 'What was published next after an item (previous) and next before it (next), the latest first.',
  method: 'GET',
  path: '/news/:id/neighbours',
  access: 'anyone',
  params: z.object({ id }),
  data: newsNeighbours,
  errors: [newsErrors.NEWS_NOT_FOUND],
});

export const viewNews = endpoint({
  name: 'viewNews',
  summary:
    'Says that the caller reads an item; a visitor counts once a day (Hong Kong time). Gives the views.',
  method: 'POST',
  path: '/news/:id/views',
  access: 'anyone',
  params: z.object({ id }),
  data: z.object({ views: z.int().min(0) }),
  errors: [newsErrors.NEWS_NOT_FOUND],
});
