/** npm run bench: prepares and runs the measurements. */
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, projectEnvironment, runVisible } from './project.mjs';

await ensureInstalled();
await ensureBuilt();
const args = process.argv.slice(2);
const parts = args.filter((argument) => /^[a-z]+$/.test(argument));
const needsChromium = parts.length === 0 || parts.some((part) => ['weight', 'lighthouse'].includes(part));
const env = projectEnvironment(needsChromium ? { CHROMIUM_PATH: await ensureChromium() } : {});
// The program gets the terminal's Ctrl-C itself; wait for its exit code.
process.on('SIGINT', () => {});
process.exit(await runVisible(pinnedNode, ['bench/main.ts', ...args], { env }));
