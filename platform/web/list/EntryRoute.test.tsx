// @vitest-environment happy-dom
import { setTimeout as delay } from 'node:timers/promises';
import type { Data } from '@platform/contract/endpoint';
import { endpoint } from '@platform/contract/endpoint';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { query } from '../api/api.ts';
import { ApiError } from '../api/failure.ts';
import { useBackground } from './background.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryRoute } from './EntryRoute.tsx';
import { layoutRoute } from './layoutRoute.tsx';
import { openApp, type ThingsState, things } from './list.fixture.tsx';
import { Neighbours } from './Neighbours.tsx';
import { useNeighbours } from './useNeighbours.ts';

afterEach(async () => {
  // A closed dialog returns the focus with a delay (EntryDialog), which needs the document.
  await delay(100);
});

const names: Record<string, string> = { a: '壶', b: '盏', c: '盘' };
const missing = new ApiError(404, 'NOT_FOUND', '内容不存在');

const listThings = endpoint({
  name: 'listThings',
  summary: 'Things, two to a page.',
  method: 'GET',
  path: '/things',
  access: 'anyone',
  query: z.object({ page: z.number() }),
  data: z.array(z.object({ id: z.string(), title: z.string() })),
});

/** Two pages: a and b, then c. */
function pageQuery({ page }: ThingsState) {
  const ids = page === 1 ? ['a', 'b'] : ['c'];
  const data: Data<typeof listThings> = ids.map((id) => ({ id, title: names[id] ?? '' }));
  return { ...query(listThings, { query: { page } }), queryFn: async () => data };
}

function List({ search }: { search: string }) {
  return (
    <section aria-label={`列表${search}`}>
      {Object.entries(names).map(([id, name]) => (
        <EntryLink key={id} path="/things" id={id}>
          {name}
        </EntryLink>
      ))}
    </section>
  );
}

const Layout = layoutRoute({ list: List });

function InDialog({ id }: { id: string }) {
  const { listSearch } = useBackground();
  const state = things.read(listSearch ?? '');
  const neighbours = useNeighbours({ id, state, pageQuery, items: (data) => data, lastPage: () => 2 });
  return <Neighbours path="/things" counter="件" {...neighbours} isModal />;
}

const refetch = vi.fn();

function Entry() {
  const { id = '' } = useParams();
  const data = names[id];
  return (
    <EntryRoute
      answer={{ data, error: data ? null : missing, refetch, isFetching: false }}
      title="物件详情"
      size="40rem"
      page={(name) => <h1>{name}</h1>}
      dialog={(name) => (
        <>
          <h2>{name}</h2>
          <InDialog id={id} />
        </>
      )}
    />
  );
}

function open(path: string) {
  const children = [
    { index: true, element: null },
    { path: ':id', element: <Entry /> },
  ];
  const opened = openApp([{ path: '/things', element: <Layout />, children }], path);
  render(opened.app);
  return opened;
}

const dialog = () => screen.findByRole('dialog', { name: '物件详情' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an entry from another page', () => {
  it('is a page that opens at its top; over its list the list keeps its position', async () => {
    const children = [
      { index: true, element: null },
      { path: ':id', element: <Entry /> },
    ];
    const home = (
      <EntryLink path="/things" id="a">
        壶
      </EntryLink>
    );
    const routes = [
      { path: '/', element: home },
      { path: '/things', element: <Layout />, children },
    ];
    const { app, router } = openApp(routes, '/');
    render(app);
    await userEvent.click(screen.getByRole('link', { name: '壶' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(router.state.preventScrollReset).toBe(false);
    await act(() => router.navigate('/things'));
    await userEvent.click(screen.getByRole('link', { name: '壶' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/things/a'));
    expect(router.state.preventScrollReset).toBe(true);
  });
});

describe('an entry over a list', () => {
  it('begins at its top after another entry', async () => {
    open('/things');
    await userEvent.click(screen.getByRole('link', { name: '壶' }));
    (await dialog()).scrollTop = 500;
    await userEvent.click(await screen.findByRole('link', { name: /^下一件/ }));
    await screen.findByRole('heading', { name: '盏' });
    expect((await dialog()).scrollTop).toBe(0);
  });

  it('opens in a dialog with its own address over the list', async () => {
    const { address } = open('/things?category=tea');
    await userEvent.click(screen.getByRole('link', { name: '壶' }));
    expect((await dialog()).textContent).toContain('壶');
    expect(address()).toBe('/things/a');
    expect(screen.getByLabelText('列表?category=tea')).toBeDefined();
  });

  it('closes by Esc, once, to the same list; the focus returns to the link', async () => {
    const { address } = open('/things?category=tea');
    await userEvent.click(screen.getByRole('link', { name: '壶' }));
    await dialog();
    await userEvent.keyboard('{Escape}{Escape}');
    await gone();
    expect(address()).toBe('/things?category=tea');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('壶'));
  });

  it('closes by Back and opens again by Forward', async () => {
    const { router } = open('/things');
    await userEvent.click(screen.getByRole('link', { name: '壶' }));
    await dialog();
    await act(() => router.navigate(-1));
    await gone();
    await act(() => router.navigate(1));
    await dialog();
  });

  it('is replaced by its neighbours across pages of the list; Back leads to the list', async () => {
    const { address, router } = open('/things');
    await userEvent.click(screen.getByRole('link', { name: '壶' }));
    await userEvent.click(await screen.findByRole('link', { name: /下一件.*盏/ }));
    await userEvent.click(await screen.findByRole('link', { name: /下一件.*盘/ }));
    expect(address()).toBe('/things/c');
    expect(screen.getByRole('heading', { level: 2, name: '盘' })).toBeDefined();
    await act(() => router.navigate(-1));
    expect(address()).toBe('/things');
  });
});

describe('an entry by itself', () => {
  it('is a page without the list', () => {
    open('/things/a');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('壶');
    expect(screen.queryByLabelText('列表')).toBeNull();
  });

  it('shows a missing entry as an error', () => {
    open('/things/z');
    expect(screen.getByRole('alert').textContent).toContain('内容不存在');
  });
});

it('a dialog that always has the list behind it shows the list without a query', () => {
  open('/things/new');
  expect(screen.getByLabelText('列表')).toBeDefined();
});
