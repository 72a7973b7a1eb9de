/** Runs one of the project's programs under the pinned Node: node scripts/run.mjs <file> <arguments>. */
import { ensureInstalled } from './install.mjs';
import { pinnedNode, show } from './project.mjs';

await ensureInstalled();
// The program gets the terminal's Ctrl-C itself; we wait for what it makes of it.
process.on('SIGINT', () => {});
process.exit(await show(pinnedNode, process.argv.slice(2)));
