/** Finds a Chromium for the browser tests, and Chinese fonts for it to draw with; installs them if need be. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { giveUp, pinnedNode, program, root, run, say } from './project.mjs';

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether it starts: on some systems the file only advises to install another package. */
function starts(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** Where Playwright keeps the browser that it installs. */
function playwrightBrowser() {
  const playwright = createRequire(join(root, 'package.json'))('@playwright/test');
  return playwright.chromium.executablePath();
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : giveUp(`CHROMIUM_PATH is ${named}, which does not start.`);
  return [...places, playwrightBrowser()].find((path) => existsSync(path) && starts(path));
}

/** Whether we may install packages of the system: as root on Debian, whose chromium package is a real one. */
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
  say(`installing the system's packages ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env,
  });
  if (code !== 0) process.stderr.write(updated.output + output);
}

async function installPlaywrightBrowser() {
  say("installing Playwright's Chromium");
  const { code, output } = await run(pinnedNode, [program('playwright'), 'install', 'chromium']);
  if (code !== 0) process.stderr.write(output);
}

/** The path of a Chromium that starts; ends the process with advice when there is none to be had. */
export async function ensureChromium() {
  const fonts = hasChineseFonts();
  let found = findChromium();
  if (hasSystemPackages()) {
    const names = [
      ...(found ? [] : ['chromium-headless-shell']),
      ...(fonts ? [] : ['fontconfig', 'fonts-noto-cjk']),
    ];
    if (names.length > 0) await installSystemPackages(names);
    found ??= findChromium();
  } else if (!fonts && process.platform === 'linux') {
    say('no Chinese fonts on this machine: pages in the browser tests will show boxes');
  }
  if (!found) {
    await installPlaywrightBrowser();
    found = findChromium();
  }
  return (
    found ?? giveUp('There is no Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.')
  );
}
