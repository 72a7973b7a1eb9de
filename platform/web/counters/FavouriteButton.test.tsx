// @vitest-environment happy-dom
import { errorTable } from '@platform/contract/errors';
import { favouriteEndpoints } from '@platform/contract/favourite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../list/list.fixture.tsx';
import { useSession } from '../session/session.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const { THING_NOT_FOUND } = errorTable({ THING_NOT_FOUND: { status: 404, message: '没有' } });
const endpoints = favouriteEndpoints({ noun: 'Thing', path: '/things', notFound: THING_NOT_FOUND });

/** The server's state; `answer` ends the call that waits. */
let mine = false;
let isRefusing = false;
let waiting: (() => void)[] = [];
const answer = () => waiting.shift()?.();

beforeEach(() => {
  [mine, isRefusing, waiting] = [false, false, []];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (isRefusing) return Response.json({ success: false, code: 'THING_NOT_FOUND' }, { status: 404 });
      mine = JSON.parse(String(body)).isFavourite;
    }
    const data = { isFavourite: mine, favourites: mine ? 8 : 7 };
    return Response.json({ success: true, data });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logOut();
});

async function open(isLoggedIn = true) {
  if (isLoggedIn) useSession.setState({ isLoggedIn, token: 'a token' });
  const element = <FavouriteButton endpoints={endpoints} id="a" count={7} invalidates={[]} />;
  render(openApp([{ path: '/things/a', element }], '/things/a').app);
  if (!isLoggedIn) return screen.findByRole('link');
  return screen.findByRole('button', { pressed: false });
}

const state = (text: string, pressed: boolean) =>
  waitFor(() => expect(screen.getByRole('button', { name: text, pressed })).toBeDefined());

it('leads visitors to the login, and back', async () => {
  const link = await open(false);
  expect(link.textContent).toBe('收藏 7');
  expect(link.getAttribute('href')).toBe('/login?redirect=%2Fthings%2Fa');
});

it('shows the mark and the count before the server has answered', async () => {
  await userEvent.click(await open());
  await state('收藏 8', true);
  expect(mine).toBe(false);
  answer();
  await waitFor(() => expect(mine).toBe(true));
  await state('收藏 8', true);
});

it('takes the mark back when it is refused', async () => {
  const button = await open();
  isRefusing = true;
  await userEvent.click(button);
  await state('收藏 8', true);
  answer();
  await state('收藏 7', false);
});

it('sends quick clicks one after another, so that the last one counts', async () => {
  const button = await open();
  await userEvent.tripleClick(button);
  await state('收藏 8', true);
  for (const expected of [true, false, true]) {
    await waitFor(() => expect(waiting).toHaveLength(1));
    answer();
    await waitFor(() => expect(mine).toBe(expected));
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('收藏 8');
  }
});
