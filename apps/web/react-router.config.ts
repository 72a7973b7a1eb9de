/** How the router's framework builds the site. */
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './compress.ts';

export default {
  ssr: true,
  // Some forty small routes: the whole list is cheaper than asking for its parts.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
