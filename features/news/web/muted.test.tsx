// @vitest-environment happy-dom
/** The news are the same for everyone; the browser leaves out those of muted members. */
import MutedMembers from '@features/accounts/web/MutedMembers.tsx';
import { openApp } from '@platform/web/list/list.fixture.tsx';
import { useSession } from '@platform/web/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListedNews } from '../contract/news.ts';
import { LatestNews } from './LatestNews.tsx';
import { newsList } from './list.ts';
import NewsList from './NewsList.tsx';
import { MoreNews } from './parts/MoreNews.tsx';

const idOf = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const item = (n: number, title: string, authorId: string | null): ListedNews => ({
  ...{ id: idOf(n), title, authorId, author: '林', authorAvatar: null },
  ...{ category: 'culture', summary: '摘要', publishDate: '2026-03-01T02:20:00.000Z', editedAt: null },
  ...{ views: 0, image: null, imageSizes: [], shareImage: null, featured: false, revision: 1 },
});
const [loud, calm] = [idOf(8), idOf(9)];
const news = [item(1, '喧哗的消息', loud), item(2, '平静的消息', calm), item(3, '没有账号的消息', null)];
const pagination = { current_page: 1, per_page: 6, total: 3, last_page: 1, relation: 'exact' };

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const mutes = [{ id: loud, name: '喧哗', avatar: null, muted_at: '2026-03-01T02:20:00.000Z' }];
    return Response.json({
      success: true,
      data: url === '/api/users/me/mutes' ? { mutes } : { news, pagination },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSession.getState().logOut();
});

const titles = () => news.map(({ title }) => title).filter((title) => screen.queryByText(title) !== null);

function Page({ part }: { part: 'list' | 'latest' | 'more' }) {
  const [isMember, setMember] = useState(true);
  return (
    <>
      {isMember && <MutedMembers />}
      <button type="button" onClick={() => setMember(false)}>
        退出
      </button>
      {part === 'list' && <NewsList search="" />}
      {part === 'latest' && <LatestNews />}
      {part === 'more' && <MoreNews id={idOf(7)} category="culture" />}
    </>
  );
}

it.each(['list', 'latest', 'more'] as const)('%s: without those of muted members', async (part) => {
  useSession.setState({ isLoggedIn: true, token: 'a token' });
  render(openApp([{ path: newsList.path, element: <Page part={part} /> }], newsList.path).app);
  await waitFor(() => expect(titles()).toEqual(['平静的消息', '没有账号的消息']));
  expect(asked.filter((url) => url.endsWith('/mutes'))).toHaveLength(1);
  // The next visitor of this browser has muted nobody.
  act(() => screen.getByRole('button', { name: '退出' }).click());
  await waitFor(() => expect(titles()).toHaveLength(3));
});

it('shows everything to anonymous visitors, without asking whom they have muted', async () => {
  render(openApp([{ path: '/', element: <Page part="latest" /> }], '/').app);
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(asked).toEqual(['/api/news/latest']);
});
