/** Likes and collections: the marks and the copies of their counts change in one transaction. */
import type { MarkChange } from '@platform/server/counters/favourites';
import type { Transaction } from '@platform/server/database/database';
import type { Portal } from '@platform/server/portal';
import { type ContentKind, collectPost, likePost, likeReply } from '../contract/endpoints.ts';
import { addToRank, postCollections, postLikes, replyLikes } from './marks.store.ts';
import { notifyOfLike } from './notices.ts';
import { assertListed, assertReplyVisible } from './read.actions.ts';
import { communityTag } from './tags.ts';

/** Mounts the marks. Those of posts and replies that the caller does not see throw CONTENT_NOT_FOUND. */
export function mountMarks(portal: Portal): void {
  const notifyLiked = async (tx: Transaction, kind: ContentKind, change: MarkChange) => {
    if (change.step === 1) await notifyOfLike(tx, portal, kind, change);
  };
  const afterChange = () => portal.cache.invalidate(communityTag);
  postLikes.mount(portal, likePost, (id) => assertListed(portal, id), {
    async onChange(tx, change) {
      await addToRank(tx, change.itemId, 'likes', change.step);
      await notifyLiked(tx, 'posts', change);
    },
    afterChange,
  });
  postCollections.mount(portal, collectPost, (id) => assertListed(portal, id), {
    onChange: (tx, { itemId, step }) => addToRank(tx, itemId, 'collections', step),
    afterChange,
  });
  replyLikes.mount(portal, likeReply, (id) => assertReplyVisible(portal, id), {
    onChange: (tx, change) => notifyLiked(tx, 'replies', change),
  });
}
