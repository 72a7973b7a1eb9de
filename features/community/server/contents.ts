/** Posts and replies under one interface, for what is done to both alike. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { Caller } from '@platform/server/portal';
import type { ContentKind } from '../contract/endpoints.ts';
import type { Post } from '../contract/post.ts';
import type { Reply } from '../contract/reply.ts';
import {
  type AuthoredReply,
  findReply,
  lockReply,
  presentReplies,
  type ReplyRow,
  updateReply,
} from './replies.store.ts';
import { findPost, lockPost, type PostRow, postFor, type RankedPost, updatePost } from './store.ts';

/** The texts of a row. */
type Texts<Row> = Pick<Row, Extract<keyof Row, 'title' | 'content'>>;

/** One of the two kinds; a `Stored` has the row, an `Answer` is what its endpoints return. */
export interface Contents<Row extends PostRow | ReplyRow, Stored extends { row: Row }, Answer> {
  kind: ContentKind;
  /** Names it in the log of staff actions. */
  subject: string;
  /** The text that is reviewed. */
  textOf(texts: Texts<Row>): string;
  find(db: Queryable, id: string): Promise<Stored | null>;
  /** Locks one until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Stored | null>;
  /** Updates a locked one, and the lists and counts that it is in. */
  update(tx: Transaction, stored: Stored, changes: Partial<Row>): Promise<void>;
  /** A stored one for a person who may see it. */
  answer(tx: Transaction, caller: Caller, id: string): Promise<Answer>;
}

async function assertStored<Answer>(id: string, answer: Promise<Answer | null | undefined>): Promise<Answer> {
  const stored = await answer;
  if (!stored) throw new Error(`${id} was not stored`);
  return stored;
}

export const posts: Contents<PostRow, RankedPost, Post> = {
  ...{ kind: 'posts', subject: 'community_post' },
  textOf: ({ title, content }) => `${title}\n${content}`,
  ...{ find: findPost, lock: lockPost, update: updatePost },
  answer: (tx, caller, id) =>
    assertStored(
      id,
      findPost(tx, id).then((stored) => postFor(tx, caller, stored)),
    ),
};

export const replies: Contents<ReplyRow, AuthoredReply, Reply> = {
  ...{ kind: 'replies', subject: 'community_reply' },
  textOf: ({ content }) => content,
  ...{ find: findReply, lock: lockReply, update: updateReply },
  answer: (tx, caller, id) =>
    assertStored(
      id,
      findReply(tx, id)
        .then((stored) => presentReplies(tx, caller, stored ? [stored] : []))
        .then(([answer]) => answer),
    ),
};

/** The contents of a kind, for what only reads the columns that both have. */
export const contentsOf = { posts, replies } as const;
