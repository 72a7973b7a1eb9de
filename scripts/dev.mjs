/** npm run dev: the server restarts when its sources change, the pages reload by themselves. */
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

await ensureInstalled();
launch(['--watch', '--watch-preserve-output', 'apps/server/main.ts', '--dev', ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV || 'development',
});
