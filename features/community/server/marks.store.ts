/** The marks of members, and the view counter. */
import { mutedIdsSql } from '@features/accounts/mutes';
import { favouriteCounter } from '@platform/server/counters/favourites';
import { viewCounter } from '@platform/server/counters/views';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { eq, sql } from 'drizzle-orm';
import { communityRanks, communityViewCounts, communityViews } from './tables.ts';

export const postLikes = favouriteCounter('communityLike');
export const postCollections = favouriteCounter('communityCollection');
export const replyLikes = favouriteCounter('communityReplyLike');

/** What a page of posts shows of its reader: those that they have marked, and the members whom they have muted, by ids. */
interface ReaderState {
  liked: string[];
  collected: string[];
  muted: string[];
}

// One statement, because every page of the board costs a member no more.
const findReaderState = statement<ReaderState>(
  'community_reader',
  `select array(${postLikes.markedSql('$1', '$2')}) as liked,
     array(${postCollections.markedSql('$1', '$2')}) as collected, array(${mutedIdsSql('$1')}) as muted`,
);

/** A reader's marks among some posts, and their mutes. */
export async function readerState(
  db: Queryable,
  readerId: string,
  postIds: readonly string[],
): Promise<ReaderState> {
  const [state] = await findReaderState(db, readerId, postIds);
  return state ?? { liked: [], collected: [], muted: [] };
}

/** Adds to a counter of a post, in the transaction that causes it. */
export async function addToRank(
  tx: Transaction,
  id: string,
  counter: 'likes' | 'collections' | 'replies',
  step: 1 | -1,
): Promise<void> {
  const column = communityRanks[counter];
  await tx
    .update(communityRanks)
    .set({ [counter]: sql`${column} + ${step}` })
    .where(eq(communityRanks.id, id));
}

export const postViewCounter = viewCounter({
  name: 'community',
  views: communityViews,
  counts: communityViewCounts,
  items: 'community_ranks',
  visible: 'listed',
});

/** Copies a post's views for the sorts. Readers do not wait for one another: the next one copies what was skipped. */
export const copyViews = statement(
  'copy_community_views',
  `update community_ranks set views = $2 where id in (
     select id from community_ranks where id = $1 and views < $2 for update skip locked
   )`,
);
