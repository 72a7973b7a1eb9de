// @vitest-environment happy-dom
/** A disclosure that is opened while the page is hydrated. */
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useDisclosure } from './useDisclosure.ts';

function Menu() {
  const { opened, toggle } = useDisclosure();
  // Before the effects of the first render.
  useLayoutEffect(toggle, []);
  return <p>{opened ? 'opened' : 'closed'}</p>;
}

it('stays open after a click before its first effects', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Menu /> }])} />);
  expect(await screen.findByText('opened')).toBeDefined();
});
