/** Likes and collections: the marks and the copies of their counts change in one transaction. */
import type { Portal } from '@platform/server/portal';
import { collectPost, likePost, likeReply } from '../contract/endpoints.ts';
import { addToRank, postCollections, postLikes, replyLikes } from './marks.store.ts';
import { assertListed, assertReplyVisible } from './read.actions.ts';
import { communityTag } from './tags.ts';

/** Mounts the marks. Those of posts and replies that the caller does not see throw CONTENT_NOT_FOUND. */
export function mountMarks(portal: Portal): void {
  const afterChange = () => portal.cache.invalidate(communityTag);
  postLikes.mount(portal, likePost, (id) => assertListed(portal, id), {
    onChange: (tx, { itemId, step }) => addToRank(tx, itemId, 'likes', step),
    afterChange,
  });
  postCollections.mount(portal, collectPost, (id) => assertListed(portal, id), {
    onChange: (tx, { itemId, step }) => addToRank(tx, itemId, 'collections', step),
    afterChange,
  });
  replyLikes.mount(portal, likeReply, (id) => assertReplyVisible(portal, id));
}
