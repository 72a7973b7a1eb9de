// @vitest-environment happy-dom
/** The bell: its count, and the latest notifications behind it. */
import { openApp } from '@platform/web/list/list.fixture.tsx';
import { connection } from '@platform/web/live/connection';
import { useSession } from '@platform/web/session/session';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notification } from '../contract/notification.ts';
import Bell from './Bell.tsx';

const packet: Notification = {
  id: '01890000-0000-7000-8000-000000000000',
  kind: 'packet_grabbed',
  subject: '見者有份',
  detail: null,
  quote: null,
  path: '/redpacket/a',
  count: 1,
  actors: [{ id: '01890000-0000-7000-8000-000000000001', name: '张三', avatar: null }],
  occurredAt: '2026-03-01T02:20:00.000Z',
  isRead: false,
};

let unread: number;
/** Null for a server that fails. */
let latest: Notification[] | null;
let marked: string[];
beforeEach(() => {
  [unread, latest, marked] = [1, [packet], []];
  vi.spyOn(connection, 'listen').mockReturnValue(() => {});
  useSession.setState({
    isLoggedIn: true,
    token: 'a token',
    userInfo: { id: packet.id, username: 'a', email: '', role: 'user' },
  });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'PUT') {
      marked.push(url);
      unread = 0;
    } else if (!url.endsWith('/unread')) {
      if (latest === null) return Response.json({ success: false, code: 'INTERNAL' }, { status: 500 });
      return Response.json({ success: true, data: { notifications: latest } });
    }
    return Response.json({ success: true, data: { unread } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSession.getState().logOut();
});

function open(): void {
  const pages = [
    { path: '/', element: <Bell /> },
    { path: '/redpacket/a', element: <Bell /> },
  ];
  render(openApp(pages, '/').app);
}
const bell = (name: string) => screen.findByRole('button', { name });

it.each([
  [0, '通知', ''],
  [7, '通知，7 条未读', '7'],
  [100, '通知，100 条未读', '99+'],
])('shows %d unread', async (count, name, text) => {
  unread = count;
  open();
  expect((await bell(name)).textContent).toBe(text);
});

it('opens the latest; opening one marks it as read and closes the bell', async () => {
  open();
  await userEvent.click(await bell('通知，1 条未读'));
  const link = await screen.findByRole('link', { name: /抢了你的红包/ });
  expect(link.textContent).toBe('张三抢了你的红包「見者有份」');
  expect(screen.getByRole('region', { name: '最新通知' }).contains(link)).toBe(true);
  expect(screen.getByText('見者有份').hasAttribute('data-verbatim')).toBe(true);
  await userEvent.click(link);
  await bell('通知');
  expect(marked).toEqual([`/api/notifications/${packet.id}/read`]);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('marks nothing that was read before', async () => {
  latest = [{ ...packet, isRead: true }];
  open();
  await userEvent.click(await bell('通知，1 条未读'));
  await userEvent.click(await screen.findByRole('link', { name: /张三/ }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(marked).toEqual([]);
});

it('says that there is nothing, and offers a retry after a failure', async () => {
  latest = null;
  open();
  await userEvent.click(await bell('通知，1 条未读'));
  const retry = await screen.findByRole('button', { name: '重试' });
  latest = [];
  await userEvent.click(retry);
  expect(await screen.findByText('还没有通知')).toBeDefined();
});
