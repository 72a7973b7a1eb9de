/** Pages of the newsletter, linked from its emails. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'newsletter/confirm', file: 'ConfirmPage.tsx' },
  { path: 'newsletter/unsubscribe', file: 'UnsubscribePage.tsx' },
];
