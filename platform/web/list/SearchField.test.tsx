// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, things } from './list.fixture.tsx';
import { SearchField } from './SearchField.tsx';
import { useList } from './useList.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function Page() {
  return <SearchField view={useList(things, useLocation().search)} />;
}

const openField = (path = '/things') => openApp([{ path: '/things', element: <Page /> }], path);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索物件' });
const teapot = '/things?search=%E5%A3%B6';

describe('SearchField', () => {
  it('searches with a delay, and replaces the history entry', async () => {
    const { app, address, router } = openField();
    render(app);
    await userEvent.type(field(), '壶');
    expect(address()).toBe('/things');
    await waitFor(() => expect(address()).toBe(teapot));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(document.activeElement).toBe(field());
  });

  it('searches at once by Enter, and starts at the first page', async () => {
    const { app, address } = openField('/things?category=tea&page=3');
    render(app);
    await userEvent.type(field(), ' 壶 {Enter}');
    expect(address()).toBe('/things?category=tea&search=%E5%A3%B6');
  });

  it('waits for the end of an input method’s composition', async () => {
    const { app, address } = openField();
    render(app);
    fireEvent.change(field(), { target: { value: 'hu' } });
    fireEvent.compositionStart(field());
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    fireEvent.change(field(), { target: { value: '壶' } });
    fireEvent.compositionEnd(field());
    await waitFor(() => expect(address()).toBe(teapot));
  });

  it('does not bring back a visitor who follows a link while the search waits', async () => {
    // The next page takes longer than the delay.
    const loader = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 600));
    const next = { path: '/things/1', loader, element: <p>one thing</p> };
    const { app, address, router } = openApp([{ path: '/things', element: <Page /> }, next], '/things');
    render(app);
    await userEvent.type(field(), '壶');
    void router.navigate('/things/1');
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'), { timeout: 2000 });
    expect(address()).toBe('/things/1');
  });

  it('is cleared by its button', async () => {
    const { app, address } = openField(teapot);
    render(app);
    expect(field().value).toBe('壶');
    await userEvent.click(screen.getByRole('button', { name: '清除搜索词' }));
    expect(field().value).toBe('');
    expect(address()).toBe('/things');
  });

  it('shows the words of the address when they change by navigation', async () => {
    const { app, router } = openField(teapot);
    render(app);
    await act(() => router.navigate('/things'));
    expect(field().value).toBe('');
  });

  it('selects the searched field', async () => {
    const { app, address } = openField(teapot);
    render(app);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '搜索范围' }), '名称');
    expect(address()).toBe(`${teapot}&where=title`);
  });

  it('keeps text that was typed before hydration, and searches for it', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const { app, address } = openField();
    container.innerHTML = renderToString(app);
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/things');
    const input = container.querySelector<HTMLInputElement>('input[type="search"]');
    if (!input) throw new Error('no field in the HTML');
    input.value = '壶';
    const root = await act(() => hydrateRoot(container, app));
    expect(field().value).toBe('壶');
    await waitFor(() => expect(address()).toBe(teapot));
    await act(() => root.unmount());
  });
});
