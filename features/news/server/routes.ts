/** The routes of the news: public ones are cached until news change, the others are for members and editors. */
import type { Portal } from '@platform/server/portal';
import * as endpoints from '../contract/endpoints.ts';
import * as writing from '../contract/writing.ts';
import * as reading from './read.actions.ts';
import { newsTag } from './tags.ts';
import * as actions from './write.actions.ts';

/** Mounts the endpoints of the news. */
export function mountNews(portal: Portal): void {
  const cached = { cacheTag: newsTag };
  portal.route(endpoints.listNews, ({ query }) => reading.listNews(portal, query), cached);
  portal.route(endpoints.listLatestNews, () => reading.listLatestNews(portal), cached);
  portal.route(endpoints.showNews, ({ params }) => reading.showNews(portal, params.id), cached);
  portal.route(
    endpoints.listMemberNews,
    ({ params, query }) => reading.listMemberNews(portal, params.id, query),
    cached,
  );
  portal.route(
    endpoints.showNewsNeighbours,
    ({ params }) => reading.showNewsNeighbours(portal, params.id),
    cached,
  );
  portal.route(endpoints.viewNews, async ({ params, origin }) =>
    reading.viewNews(portal, params.id, await portal.identify(origin), origin),
  );
  portal.route(writing.uploadNewsCover, ({ caller, file }) =>
    actions.uploadNewsCover(portal, caller, file.bytes),
  );
  portal.route(writing.publishNews, ({ caller, command, body }) =>
    actions.publishNews(portal, caller, command, body),
  );
  portal.route(writing.updateNews, ({ caller, params, body }) =>
    actions.updateNews(portal, caller, params.id, body),
  );
  portal.route(writing.deleteNews, ({ caller, params }) => actions.deleteNews(portal, caller, params.id));
  portal.route(writing.moderateNews, ({ params, body, caller }) =>
    actions.moderateNews(portal, caller, params.id, body),
  );
  portal.route(writing.readStoredNews, ({ caller, params }) =>
    reading.readStoredNews(portal, caller, params.id),
  );
  portal.route(writing.listMyNews, ({ caller, query }) => reading.listMyNews(portal, caller, query));
  portal.route(writing.listModeratedNews, ({ query }) => reading.listModeratedNews(portal, query));
}
