/** The transfer size of scripts and styles in the first view of a page. */
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './browser.ts';
import type { Figure } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { register } from './members.ts';
import { allPublicPages, type Portal } from './portal.ts';

interface Weights {
  script: number;
  style: number;
}

const kinds: readonly (readonly [keyof Weights, RegExp])[] = [
  ['script', /javascript/],
  ['style', /text\/css/],
];

/** Opens an address in a new browser context; returns transferred bytes with headers until the network is idle. */
async function measureTransfer(
  browser: Browser,
  address: string,
  storage: Record<string, string>,
): Promise<Weights> {
  const { origin } = new URL(address);
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    viewport: { width: 412, height: 823 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const mediaTypes = new Map<string, string>();
    const weights: Weights = { script: 0, style: 0 };
    session.on('Network.responseReceived', ({ requestId, response }) => {
      mediaTypes.set(requestId, response.mimeType);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.find(([, pattern]) => pattern.test(mediaTypes.get(requestId) ?? ''));
      if (kind) weights[kind[0]] += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (page.url() !== address) throw new Error(`${address} leads to ${page.url()}`);
    return weights;
  } finally {
    await context.close();
  }
}

/** The limit of the first view of any public page, in kilobytes. */
const limits: Weights = { script: 190, style: 30 };

async function viewsOf(portal: Portal) {
  const { token, user } = await register(portal.url);
  const loggedIn = { token, userInfo: JSON.stringify(user) };
  return [
    ...(await allPublicPages(portal)).map((page) => ({ ...page, storage: {} })),
    { name: 'shop, logged in', path: '/library', storage: loggedIn },
    { name: 'course sales, logged in', path: '/course-sales', storage: loggedIn },
  ];
}

/** Measures the first views of the public pages, of the shop and of the course sales. */
export async function weight(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const figures: Figure[] = [];
    for (const { name, path, storage } of await viewsOf(portal)) {
      const { script, style } = await measureTransfer(browser, `${portal.url}${path}`, storage);
      const common = { part: 'weight', unit: 'KB', detail: 'as transferred, headers included' };
      figures.push(
        {
          ...common,
          what: `${name}: JavaScript`,
          value: script / 1024,
          target: { atMost: limits.script },
        },
        { ...common, what: `${name}: CSS`, value: style / 1024, target: { atMost: limits.style } },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
