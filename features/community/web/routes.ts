/** The pages of the community: the board, a topic over it or as a page of its own, and the editors' page. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  {
    path: 'community',
    file: 'CommunityLayout.tsx',
    menu: { label: '社区', position: 10 },
    children: [
      { path: '', file: 'CommunityPage.tsx' },
      { path: ':id', file: 'PostPage.tsx' },
    ],
  },
  {
    path: 'community/moderation',
    file: 'moderation/ModerationPage.tsx',
    menu: { label: '社区管理', position: 5, place: 'account', roles: ['editor', 'admin'] },
  },
];
