/** Routes of the announcements: list, single announcement, editor; linked from /scholarship. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  {
    path: 'scholarship/announcements',
    file: 'AnnouncementsLayout.tsx',
    children: [
      { path: '', file: 'AnnouncementsPage.tsx' },
      { path: 'new', file: 'NewAnnouncementPage.tsx' },
      { path: ':id', file: 'AnnouncementPage.tsx' },
      { path: ':id/edit', file: 'EditAnnouncementPage.tsx' },
    ],
  },
];
