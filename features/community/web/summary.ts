/** A topic in the words of search engines (schema.org) and of share cards. */

import { memberPath } from '@features/accounts/web/path.ts';
import { postPath } from '../contract/path.ts';
import type { Post } from '../contract/post.ts';

/** Characters of a share card's description. */
const descriptionLength = 120;

export function descriptionOf({ content }: Pick<Post, 'content'>): string {
  const line = content.replaceAll(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > descriptionLength ? `${characters.slice(0, descriptionLength).join('')}…` : line;
}

const counter = (action: 'LikeAction' | 'CommentAction' | 'ViewAction', count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

export function jsonLdOf(post: Post, absolute: (path: string) => string) {
  const { id, title, content, author, createTime, editTime, images, likes, replies, views } = post;
  return {
    '@type': 'DiscussionForumPosting',
    headline: title,
    text: content,
    url: absolute(postPath(id)),
    datePublished: createTime,
    ...(editTime ? { dateModified: editTime } : {}),
    author: { '@type': 'Person', name: author.name, url: absolute(memberPath(author.id)) },
    ...(images.length > 0 ? { image: images.map(({ address }) => absolute(address)) } : {}),
    commentCount: replies,
    interactionStatistic: [
      counter('LikeAction', likes),
      counter('CommentAction', replies),
      counter('ViewAction', views),
    ],
  };
}
