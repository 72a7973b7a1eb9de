/** Runs a program of the project under the pinned Node: node scripts/run.mjs <file> <arguments>. */
import { ensureInstalled } from './install.mjs';
import { pinnedNode, runVisible } from './project.mjs';

await ensureInstalled();
// The program gets the terminal's Ctrl-C itself; wait for its exit code.
process.on('SIGINT', () => {});
process.exit(await runVisible(pinnedNode, process.argv.slice(2)));
