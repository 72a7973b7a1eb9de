/** The endpoints for members who write news and for the editors. */
import { coverEndpoint, coverErrors } from '@platform/contract/cover';
import { endpoint } from '@platform/contract/endpoint';
import { moderationEndpoint } from '@platform/contract/moderation';
import { pageFields } from '@platform/contract/paging';
import { longPagination } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { newsErrors } from './errors.ts';
import { moderationFilter, pageSizes } from './filter.ts';
import { newsChange, newsForm } from './form.ts';
import { listedStoredNews, storedNews } from './news.ts';

const { NEWS_NOT_FOUND, NEWS_NOT_YOURS, REVISION_CONFLICT } = newsErrors;
const oneItem = z.object({ id });

export const uploadNewsCover = coverEndpoint({
  name: 'uploadNewsCover',
  path: '/news/covers',
  access: 'member',
});

export const publishNews = endpoint({
  name: 'publishNews',
  summary:
    "Publishes an item under the caller's name; a member's item needs an editor's approval for the home page, feeds, sitemap and newsletter.",
  method: 'POST',
  path: '/news',
  access: 'member',
  body: newsForm,
  data: storedNews,
  status: 201,
  idempotent: true,
  message: '新闻已发布',
  errors: [newsErrors.EMAIL_NOT_VERIFIED, newsErrors.DAILY_LIMIT_REACHED, coverErrors.COVER_NOT_FOUND],
});

export const updateNews = endpoint({
  name: 'updateNews',
  summary:
    "Updates one's own item, or any as an editor; an old revision is rejected with the current version. A member's change takes back the approval.",
  method: 'PUT',
  path: '/news/:id',
  access: 'member',
  params: oneItem,
  body: newsChange,
  data: storedNews,
  message: '新闻已保存',
  errors: [NEWS_NOT_FOUND, NEWS_NOT_YOURS, REVISION_CONFLICT, coverErrors.COVER_NOT_FOUND],
});

export const deleteNews = endpoint({
  name: 'deleteNews',
  summary: "Deletes one's own item, or any as an editor, permanently.",
  method: 'DELETE',
  path: '/news/:id',
  access: 'member',
  params: oneItem,
  data: oneItem,
  message: '新闻已删除',
  errors: [NEWS_NOT_FOUND, NEWS_NOT_YOURS],
});

export const moderateNews = moderationEndpoint({
  name: 'moderateNews',
  path: '/news',
  staff: ['editor', 'admin'],
  data: storedNews,
  notFound: NEWS_NOT_FOUND,
  approval: true,
});

export const readStoredNews = endpoint({
  name: 'readStoredNews',
  summary: 'Reads an item, hidden or not, for its author and the editors; for others it answers 404.',
  method: 'GET',
  path: '/news/:id/stored',
  access: 'member',
  params: oneItem,
  data: storedNews,
  errors: [NEWS_NOT_FOUND],
});

export const listMyNews = endpoint({
  name: 'listMyNews',
  summary: "Lists the caller's own items, the latest first, hidden ones included.",
  method: 'GET',
  path: '/news/mine',
  access: 'member',
  query: z.object(pageFields(pageSizes[0])),
  data: z.object({ news: z.array(listedStoredNews), pagination: longPagination }),
});

export const listModeratedNews = endpoint({
  name: 'listModeratedNews',
  summary: 'Lists all items for editors by category, search words and state, the latest first.',
  method: 'GET',
  path: '/news/moderation',
  access: ['editor', 'admin'],
  query: moderationFilter,
  data: z.object({ news: z.array(listedStoredNews), pagination: longPagination }),
});
