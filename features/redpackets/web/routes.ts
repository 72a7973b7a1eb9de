/** The pages of the red packets: the centre with its tabs, and the page of one packet. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'redpacket', file: 'CentrePage.tsx', menu: { label: '红包', position: 11 } },
  { path: 'redpacket/:id', file: 'PacketPage.tsx' },
];
