/** A made-up list for the kit's component tests, mounted with a router and the theme. */
import { searchText } from '@platform/contract/search';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { z } from 'zod';
import { withTheme } from '../render.fixture.tsx';
import { type ListState, resourceList } from './resourceList.ts';

export const things = resourceList({
  path: '/things',
  noun: { name: '物件', counter: '件' },
  fields: {
    category: z.enum(['all', 'tea', 'silk']).default('all'),
    search: searchText.optional(),
    where: z.enum(['all', 'title']).default('all'),
  },
  pageSizes: [2, 4],
  filters: ['search', 'category'],
  controls: {
    category: {
      label: '门类',
      options: [
        { value: 'all', label: '全部' },
        { value: 'tea', label: '茶' },
        { value: 'silk', label: '丝' },
      ],
    },
    where: {
      label: '搜索范围',
      options: [
        { value: 'all', label: '全文' },
        { value: 'title', label: '名称' },
      ],
    },
  },
  search: { label: '搜索物件', placeholder: '名称', scope: 'where' },
});

export type ThingsState = ListState<typeof things>;

/** Opens `path` in an app of these routes; `app` is what to render. */
export function openApp(routes: RouteObject[], path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address, app: withTheme(<RouterProvider router={router} />) };
}
