/** Pages of the notifications. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  {
    path: 'notifications',
    file: 'NotificationsPage.tsx',
    menu: { label: '通知', position: 0, place: 'account' },
  },
];
