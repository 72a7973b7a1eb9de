/** The routes of the feeds: /news/feed.xml (RSS) and /news/atom.xml, filtered by `?category=`. */
import { genericErrors } from '@platform/contract/errors';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import { newsTab } from '../contract/category.ts';
import { readFeed } from './feed.actions.ts';
import { feedFacts, feedFormats } from './feed.ts';

/** Mounts the feeds; an unknown category answers 404. */
export function mountFeeds(portal: Portal): void {
  for (const format of feedFormats) {
    const { path, mediaType } = feedFacts[format];
    portal.http.get<{ Querystring: { category?: unknown } }>(path, async (request, reply) => {
      const tab = newsTab.safeParse(request.query.category ?? 'all');
      if (!tab.success) throw failure(genericErrors.NOT_FOUND);
      const { xml, etag } = await readFeed(portal, format, tab.data);
      reply.headers({ etag, 'cache-control': 'public, max-age=300' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(mediaType).send(xml);
    });
  }
}
