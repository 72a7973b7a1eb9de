/** npm run bench: what the measurements need, then the measurements. */
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, projectEnvironment, show } from './project.mjs';

await ensureInstalled();
await ensureBuilt();
const asked = process.argv.slice(2);
const parts = asked.filter((argument) => /^[a-z]+$/.test(argument));
const looks = parts.length === 0 || parts.some((part) => ['weight', 'lighthouse'].includes(part));
const env = projectEnvironment(looks ? { CHROMIUM_PATH: await ensureChromium() } : {});
// The program gets the terminal's Ctrl-C itself; we wait for what it makes of it.
process.on('SIGINT', () => {});
process.exit(await show(pinnedNode, ['bench/main.ts', ...asked], { env }));
