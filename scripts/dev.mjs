/** npm run dev: the server restarts when its sources change; the pages use hot reload. */
import { ensureInstalled } from './install.mjs';
import { startServer } from './startServer.mjs';

await ensureInstalled();
startServer(
  ['--watch', '--watch-preserve-output', 'apps/server/main.ts', '--dev', ...process.argv.slice(2)],
  {
    NODE_ENV: process.env.NODE_ENV || 'development',
  },
);
