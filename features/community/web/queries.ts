/** Queries of the community's pages; every answer depends on the viewer. */
import { call, query } from '@platform/web/api/api';
import { asViewer, useViewer, useViewerQuery } from '@platform/web/session/viewer';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getPost,
  listCollectedPosts,
  listMyPosts,
  listPosts,
  listReplies,
  viewPost,
} from '../contract/endpoints.ts';
import { listModerationQueue } from '../contract/moderation.ts';
import type { ListedPost, Post } from '../contract/post.ts';
import type { Reply } from '../contract/reply.ts';
import type { BoardView } from './list.ts';

const lists = [listPosts, listMyPosts, listCollectedPosts] as const;

/** What is out of date after a post or a reply was written, deleted or moderated. */
export const changedByWriting = [...lists, getPost, listReplies, listModerationQueue];

export const postQuery = (id: string) => query(getPost, { params: { id } });

/** A page of replies, or the page that holds one of them. */
export const repliesQuery = (id: string, where: { page: number } | { reply: string }) =>
  query(listReplies, { params: { id }, query: where });

/** One post as the viewer sees it. */
export const usePost = (id: string) => useViewerQuery(postQuery(id));

/** A page of the board; the previous page stays until the next is loaded. */
export function useBoard({ tab, category, sort, search, status, page, limit }: BoardView['state']) {
  const viewer = useViewer();
  const options = { placeholderData: keepPreviousData, enabled: viewer !== null };
  const queries = {
    hot: query(listPosts, { query: { category, sort, search, page, limit } }),
    mine: query(listMyPosts, { query: { status, page, limit } }),
    collected: query(listCollectedPosts, { query: { page, limit } }),
  };
  // The three answers differ only in their paging, which the list kit reads in either form.
  const chosen = queries[tab] as typeof queries.mine;
  return useQuery({ ...asViewer(chosen, viewer), ...options });
}

/** Replaces what is shown of a post wherever it is in the cache. */
export function updatePost(client: QueryClient, id: string, change: Partial<Post>): void {
  for (const { name } of lists)
    client.setQueriesData<{ posts: readonly ListedPost[] }>(
      { queryKey: [name] },
      (list) =>
        list && {
          ...list,
          posts: list.posts.map((post) => (post.id === id ? { ...post, ...change } : post)),
        },
    );
  client.setQueriesData<Post>(
    { queryKey: [getPost.name, { params: { id } }] },
    (post) => post && { ...post, ...change },
  );
}

/** Replaces what is shown of a reply. */
export function updateReplyInCache(client: QueryClient, id: string, change: Partial<Reply>): void {
  client.setQueriesData<{ replies: readonly Reply[] }>(
    { queryKey: [listReplies.name] },
    (list) =>
      list && {
        ...list,
        replies: list.replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)),
      },
  );
}

/** Posts counted since the page was loaded; the server counts a visitor once a day. */
const counted = new Set<string>();

/** Counts a view once the post is shown (null until then). View counting is best effort; failures are ignored. */
export function useCountView(id: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null || counted.has(id)) return;
    counted.add(id);
    call(viewPost, { params: { id } }).then(
      (views) => updatePost(client, id, views),
      () => counted.delete(id),
    );
  }, [client, id]);
}
