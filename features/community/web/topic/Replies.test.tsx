// @vitest-environment happy-dom
/** The replies of a topic, opened by a notification about one of them. */
import { openApp } from '@platform/web/list/list.fixture.tsx';
import { useSession } from '@platform/web/session/session';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '../../contract/post.ts';
import type { Reply } from '../../contract/reply.ts';
import { Replies } from './Replies.tsx';

const idOf = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const gone = '这条回复已不可见';
const reply: Reply = {
  ...{ id: idOf(1), postId: idOf(2), floor: 3, content: '九点在钟楼下见。', status: 'published' },
  ...{ author: { id: idOf(3), name: '何星野', avatar: null }, quote: null, mentions: [] },
  ...{ createTime: '2026-03-01T02:20:00.000Z', editTime: null, likes: 0, liked: false },
};

beforeEach(() => {
  useSession.setState({ restored: true, isLoggedIn: false });
  const pagination = { current_page: 1, per_page: 20, total: 1 };
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { replies: [reply], pagination } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(query: string): void {
  const post = { id: idOf(2), status: 'published' } as Post;
  const path = `/community/${post.id}`;
  render(openApp([{ path, element: <Replies post={post} headingOrder={2} /> }], `${path}${query}`).app);
}

it('goes to the reply', async () => {
  open(`?reply=${reply.id}`);
  const article = await screen.findByRole('article', { name: '3 楼' });
  expect(document.activeElement).toBe(article);
  expect(screen.queryByText(gone)).toBeNull();
});

it('says that the reply is gone, above the others', async () => {
  open(`?reply=${idOf(9)}`);
  await screen.findByText(gone);
  expect(screen.getByRole('article', { name: '3 楼' })).toBeTruthy();
});

it('says nothing when no reply is asked for', async () => {
  open('');
  await screen.findByRole('article', { name: '3 楼' });
  expect(screen.queryByText(gone)).toBeNull();
});
