/** The tab of categories. @vitest-environment happy-dom */
import { fakeServer, refused, withTheme } from '@platform/web/render.fixture.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useCategories } from '../queries.ts';
import CategoryTiles from './CategoryTiles.tsx';

function Tab() {
  return <CategoryTiles categories={useCategories()} pathOf={() => '/library'} />;
}

it('shows the default categories without counts when they cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeServer(refused(500, 'INTERNAL', '服务器内部错误'));
  render(withTheme(<MemoryRouter>{<Tab />}</MemoryRouter>));
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getAllByRole('link')).toHaveLength(7);
  expect(screen.getByRole('heading', { name: '传统医药' })).toBeDefined();
  expect(screen.queryByText(/件作品/)).toBeNull();
});
