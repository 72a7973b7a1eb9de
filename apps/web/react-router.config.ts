/** The configuration of React Router's build. */
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './compress.ts';

export default {
  ssr: true,
  // Some forty small routes: the whole list is cheaper than requests for its parts.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
