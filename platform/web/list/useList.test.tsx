// @vitest-environment happy-dom
/** Changes of a list's state while an earlier navigation is still loading. */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { openApp, things } from './list.fixture.tsx';
import { useList } from './useList.ts';

function Things() {
  const view = useList(things, useLocation().search);
  return (
    <>
      <Link to={view.pathOf({ category: 'tea' })}>茶</Link>
      <button type="button" onClick={() => view.change({ where: 'title' })}>
        名称
      </button>
    </>
  );
}

it('keeps the choice of a link that is still loading', async () => {
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).searchParams.size === 1 ? new Promise(() => {}) : null;
  const { app, address } = openApp([{ path: '/things', loader, element: <Things /> }], '/things');
  render(app);
  await userEvent.click(await screen.findByRole('link', { name: '茶' }));
  await userEvent.click(screen.getByRole('button', { name: '名称' }));
  await waitFor(() => expect(address()).toBe('/things?category=tea&where=title'));
});
