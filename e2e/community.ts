/** Steps on the community board. */
import { randomUUID } from 'node:crypto';
import { createPost, createReply } from '@features/community/contract/endpoints';
import type { Post, PostForm } from '@features/community/contract/post';
import type { Reply } from '@features/community/contract/reply';
import type { Locator, Page } from '@playwright/test';
import { call } from './api.ts';
import type { Member } from './members.ts';

/** A title that no other test uses. */
export const uniqueTitle = (): string => `鼓楼夜话 ${randomUUID().slice(0, 8)}`;

/** Publishes a post through the API. */
export const postAs = ({ token }: Pick<Member, 'token'>, values: Partial<PostForm> = {}): Promise<Post> => {
  const body = {
    title: uniqueTitle(),
    content: '今晚的鼓声传得很远。',
    category: 'culture' as const,
    ...values,
  };
  return call(createPost, { body }, { token, key: randomUUID() });
};

/** Replies through the API. */
export const replyAs = ({ token }: Member, id: string, content: string): Promise<Reply> =>
  call(createReply, { params: { id }, body: { content } }, { token, key: randomUUID() });

/** The topic over the board. */
export const topicDialog = (page: Page): Locator => page.getByRole('dialog', { name: '话题详情' });

/** The card of a topic in a list. */
export const topicCard = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
