/** Pages of the newsletter: those to which its letters lead. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'newsletter/confirm', file: 'ConfirmPage.tsx' },
  { path: 'newsletter/unsubscribe', file: 'UnsubscribePage.tsx' },
];
