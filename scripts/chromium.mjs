/** Finds Chromium and Chinese fonts for the browser tests, and installs them when they are missing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exitWithError, pinnedNode, printLine, program, root, run } from './project.mjs';

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether the browser starts: on some systems the file only prints the advice to install another package. */
function canStart(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of the browser that Playwright installs. */
function playwrightBrowser() {
  const playwright = createRequire(join(root, 'package.json'))('@playwright/test');
  return playwright.chromium.executablePath();
}

function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured)
    return canStart(configured)
      ? configured
      : exitWithError(`CHROMIUM_PATH is ${configured}, which does not start.`);
  return [...systemPaths, playwrightBrowser()].find((path) => existsSync(path) && canStart(path));
}

/** Whether this process can install system packages: as root on Debian, where the chromium package has the browser. */
function hasSystemPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function hasChineseFonts() {
  try {
    return (
      execFileSync('fc-list', [':lang=zh'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() !== ''
    );
  } catch {
    return false;
  }
}

async function installSystemPackages(names) {
  printLine(`installing the system's packages ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env,
  });
  if (code !== 0) process.stderr.write(updated.output + output);
}

async function installPlaywrightBrowser() {
  printLine("installing Playwright's Chromium");
  const { code, output } = await run(pinnedNode, [program('playwright'), 'install', 'chromium']);
  if (code !== 0) process.stderr.write(output);
}

/** The path of a Chromium that starts; exits with advice when there is none. */
export async function ensureChromium() {
  const fonts = hasChineseFonts();
  let path = findChromium();
  if (hasSystemPackages()) {
    const names = [
      ...(path ? [] : ['chromium-headless-shell']),
      ...(fonts ? [] : ['fontconfig', 'fonts-noto-cjk']),
    ];
    if (names.length > 0) await installSystemPackages(names);
    path ??= findChromium();
  } else if (!fonts && process.platform === 'linux') {
    printLine('no Chinese fonts on this machine: pages in the browser tests will show boxes');
  }
  if (!path) {
    await installPlaywrightBrowser();
    path = findChromium();
  }
  return (
    path ??
    exitWithError('There is no Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.')
  );
}
