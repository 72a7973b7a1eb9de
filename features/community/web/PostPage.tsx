/** /community/{id}: a dialog over the board when opened from there, else a public page. */
import { preloadForViewer } from '@platform/web/api/preloadForViewer';
import { DetailRoute } from '@platform/web/list/DetailRoute.tsx';
import { page } from '@platform/web/page/page';
import { useParams } from 'react-router';
import { board } from './list.ts';
import { postQuery, repliesQuery, useCountView, usePost } from './queries.ts';
import { descriptionOf, jsonLdOf } from './summary.ts';
import { PostDetail } from './topic/PostDetail.tsx';
import { repliesFor, replyParameter } from './topic/useReplies.ts';

const loading = preloadForViewer(({ params: { id = '' }, url }) => ({
  post: postQuery(id),
  replies: repliesQuery(id, repliesFor(url.searchParams.get(replyParameter))),
}));
export const loader = loading.loader;
export const clientLoader = loading.clientLoader;

export const handle = page<typeof loading>({
  title: ({ post }) => post.title,
  description: ({ post }) => descriptionOf(post),
  image: ({ post }) => post.images[0]?.address ?? null,
  hidden: ({ post }) => post.status !== 'published',
  query: [replyParameter],
});

export default function PostPage() {
  const { id = '' } = useParams();
  const answer = usePost(id);
  useCountView(answer.data?.status === 'published' ? id : null);
  return (
    <DetailRoute list={board} answer={answer} size="52rem" jsonLd={jsonLdOf}>
      {(post, place) => <PostDetail key={id} post={post} {...place} />}
    </DetailRoute>
  );
}
