/** The pages of the news: the list, and an item, which opens over the list or as a page of its own. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  {
    path: 'news',
    file: 'NewsLayout.tsx',
    menu: { label: '新闻', position: 2 },
    children: [
      { path: '', file: 'NewsPage.tsx' },
      { path: ':id', file: 'NewsItemPage.tsx' },
    ],
  },
];
