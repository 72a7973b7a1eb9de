// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, noResponse } from '../api/failure.ts';
import { FieldLinks } from './FieldLinks.tsx';
import { ListPanel } from './ListPanel.tsx';
import { ListTabs } from './ListTabs.tsx';
import { openApp, things } from './list.fixture.tsx';
import { useList } from './useList.ts';

interface Things {
  things: string[];
  pagination: { total: number; relation?: 'exact' | 'estimated'; last_page?: number };
}

const idle = { data: undefined, error: null, isFetching: false, isPlaceholderData: false };
const page = (...names: string[]): Things => ({ things: names, pagination: { total: names.length } });

function open(
  path: string,
  answer: Partial<Omit<typeof idle, 'data' | 'error'>> & { data?: Things; error?: Error },
) {
  const refetch = vi.fn();
  function Page() {
    const view = useList(things, useLocation().search);
    return (
      <ListTabs view={view} field="category">
        <ListPanel
          view={view}
          answer={{ ...idle, ...answer, error: answer.error ?? null, data: answer.data, refetch }}
          items={(data) => data.things}
          chips
        >
          {(names) => names.map((name) => <article key={name}>{name}</article>)}
        </ListPanel>
      </ListTabs>
    );
  }
  const { app, address, router } = openApp([{ path: '/things', element: <Page /> }], path);
  render(app);
  return { refetch, address, router };
}

const offline = new ApiError(noResponse, 'NO_RESPONSE', '网络错误，请检查网络连接');
const forbidden = new ApiError(403, 'FORBIDDEN', '没有权限');

describe('ListPanel', () => {
  it('shows a skeleton while it loads', () => {
    open('/things', { isFetching: true });
    expect(screen.getByRole('status').textContent).toContain('正在加载');
  });

  it('shows the items, their number, and the pages', () => {
    open('/things', { data: { things: ['壶', '盏'], pagination: { total: 5 } } });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('共 5 件')).toBeDefined();
    expect(screen.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/things?page=3');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an estimated total, and no page after the last one', () => {
    const pagination = { total: 9000, relation: 'estimated' as const, last_page: 2 };
    open('/things', { data: { things: ['壶'], pagination } });
    expect(screen.getByText('约 9,000 件')).toBeDefined();
    expect(screen.queryByRole('link', { name: '第 3 页' })).toBeNull();
  });

  it.each([
    ['/things', '还没有物件', null],
    ['/things?category=tea', '没有找到相符的物件', '清除条件，浏览全部'],
    ['/things?page=9', '这一页没有物件了', '回到第一页'],
  ])('an empty %s says %s', (path, title, action) => {
    open(path, { data: page() });
    expect(screen.getByText(title)).toBeDefined();
    if (action) expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/things');
  });

  it('shows an error with a retry', async () => {
    const { refetch } = open('/things', { error: offline });
    expect(screen.getByRole('alert').textContent).toContain('网络错误');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps the items when a refetch fails, with a warning and a retry', async () => {
    const { refetch } = open('/things', { data: page('壶'), error: offline });
    expect(screen.getByText('壶')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('内容可能不是最新的');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('removes the items when the server refuses access', () => {
    open('/things', { data: page('壶'), error: forbidden });
    expect(screen.queryByText('壶')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('没有权限');
  });

  it('dims the previous page until the next is loaded', () => {
    open('/things', { data: page('壶'), isPlaceholderData: true });
    expect(screen.getByText('壶').closest('[aria-busy="true"]')).not.toBeNull();
  });
});

describe('its controls', () => {
  it('remove filters one by one and all at once', async () => {
    const { address } = open('/things?category=tea&search=%E5%A3%B6&where=title', { data: page('壶') });
    const chips = await screen.findByRole('list', { name: '已选条件' });
    expect(chips.textContent).toContain('名称：“壶”');
    await userEvent.click(screen.getByRole('button', { name: /去掉条件：\s*茶/ }));
    expect(address()).toBe('/things?search=%E5%A3%B6&where=title');
    await userEvent.click(screen.getByRole('tab', { name: '丝' }));
    await userEvent.click(await screen.findByRole('button', { name: '全部清除' }));
    expect(address()).toBe('/things');
  });

  it('return to the first page after a change of the page size', async () => {
    const { address } = open('/things?page=2', { data: { things: ['壶'], pagination: { total: 3 } } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页数量' }), '每页 4 件');
    expect(address()).toBe('/things?limit=4');
  });

  it('include tabs that are links with arrow key navigation', async () => {
    const { address } = open('/things', { data: page('壶') });
    const all = screen.getByRole('tab', { name: '全部' });
    expect(screen.getByRole('tab', { name: '茶' }).getAttribute('href')).toBe('/things?category=tea');
    all.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/things?category=tea');
    expect(document.activeElement?.textContent).toBe('茶');
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });

  it('the tabs of a page start without what was chosen in another', async () => {
    function Page() {
      const view = useList(things, useLocation().search);
      return (
        <ListTabs view={view} field="category" ofPage>
          {view.state.category}
        </ListTabs>
      );
    }
    const { app, address } = openApp([{ path: '/things', element: <Page /> }], '/things?search=a&page=2');
    render(app);
    await userEvent.click(screen.getByRole('tab', { name: '丝' }));
    expect(address()).toBe('/things?category=silk');
    expect(screen.getByRole('tabpanel').textContent).toBe('silk');
  });

  it('links to the values of a field name how many each leads to', () => {
    function Page() {
      const view = useList(things, useLocation().search);
      return <FieldLinks view={view} field="category" count={(value) => value.length} variant="chips" />;
    }
    const { app } = openApp([{ path: '/things', element: <Page /> }], '/things?category=tea&page=2&search=a');
    render(app);
    expect(screen.getByRole('link', { name: '茶 3' }).getAttribute('aria-current')).toBe('page');
    const silk = screen.getByRole('link', { name: '丝 4' });
    expect(silk.getAttribute('href')).toBe('/things?category=silk&search=a');
  });
});
