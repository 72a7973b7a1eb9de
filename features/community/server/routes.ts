/** The community's endpoints and the actions that answer them. */
import type { Portal } from '@platform/server/portal';
import * as contract from '../contract/endpoints.ts';
import * as staff from '../contract/moderation.ts';
import * as content from './content.actions.ts';
import { posts, replies } from './contents.ts';
import * as images from './images.actions.ts';
import { mountMarks } from './marks.actions.ts';
import * as moderation from './moderation.actions.ts';
import * as writing from './post.actions.ts';
import * as reading from './read.actions.ts';
import * as replying from './reply.actions.ts';
import { communityTag } from './tags.ts';

/**
 * Mounts the endpoints. Answers have the caller's marks; the pages of the board are cached without them, for visitors as
 * bytes.
 */
export function mountCommunity(portal: Portal): void {
  const { route, identify } = portal;
  route(
    contract.listPosts,
    async ({ query, origin }) =>
      origin.authorization === undefined
        ? reading.boardPage(portal, query)
        : reading.listPosts(portal, await identify(origin), query),
    { cacheTag: communityTag, anonymousOnly: true },
  );
  route(contract.listMyPosts, ({ caller, query }) => reading.listMyPosts(portal, caller, query));
  route(contract.listCollectedPosts, ({ caller, query }) =>
    reading.listCollectedPosts(portal, caller, query),
  );
  route(contract.getPost, async ({ params, origin }) =>
    reading.getPost(portal, await identify(origin), params.id),
  );
  route(contract.viewPost, async ({ params, origin }) =>
    reading.viewPost(portal, params.id, await identify(origin), origin),
  );
  route(contract.uploadPostImage, ({ caller, file }) => images.uploadPostImage(portal, caller, file.bytes));
  route(contract.createPost, ({ caller, command, body }) =>
    writing.createPost(portal, caller, command, body),
  );
  route(contract.updatePost, ({ caller, params, body }) =>
    writing.updatePost(portal, caller, params.id, body),
  );
  route(contract.listReplies, async ({ params, query, origin }) =>
    reading.listReplies(portal, await identify(origin), params.id, query),
  );
  route(contract.createReply, ({ caller, command, params, body }) =>
    replying.createReply(portal, caller, command, params.id, body),
  );
  route(contract.updateReply, ({ caller, params, body }) =>
    replying.updateReply(portal, caller, params.id, body),
  );
  route(contract.deleteContent, ({ caller, params: { kind, id } }) =>
    kind === 'posts'
      ? content.deleteContent(portal, posts, caller, id)
      : content.deleteContent(portal, replies, caller, id),
  );
  route(contract.restoreContent, ({ caller, params: { kind, id } }) =>
    kind === 'posts'
      ? content.restoreContent(portal, posts, caller, id)
      : content.restoreContent(portal, replies, caller, id),
  );
  route(contract.listVersions, async ({ params, origin }) =>
    reading.listVersions(portal, await identify(origin), params),
  );
  route(contract.suggestMembers, ({ caller, params, query }) =>
    reading.suggestMembers(portal, caller, params.id, query.prefix),
  );
  mountMarks(portal);
}

/** Mounts reports and moderation. */
export function mountModeration(portal: Portal): void {
  const { route } = portal;
  route(staff.reportContent, ({ caller, params, body }) =>
    moderation.reportContent(portal, caller, params, body),
  );
  route(staff.listModerationQueue, ({ query }) => moderation.listModerationQueue(portal, query));
  route(staff.moderatePost, ({ caller, params, body }) =>
    content.moderateContent(portal, posts, caller, params.id, body),
  );
  route(staff.moderateReply, ({ caller, params, body }) =>
    content.moderateContent(portal, replies, caller, params.id, body),
  );
  route(staff.suspendMember, ({ caller, params, body }) =>
    moderation.suspendMember(portal, caller, params.id, body),
  );
  route(staff.listHeldWords, () => moderation.listHeldWords(portal));
  route(staff.addHeldWord, ({ caller, body }) => moderation.addHeldWord(portal, caller, body.word));
  route(staff.deleteHeldWord, ({ caller, params }) => moderation.deleteHeldWord(portal, caller, params.id));
}
