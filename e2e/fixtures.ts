/** What every journey is given: people, visits that are watched for errors, the accessibility check, the mailbox. */
import { readFileSync } from 'node:fs';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Member, newMember, storageOf } from './members.ts';
import { dataDir, logFile, origin } from './portal.ts';
import { openWatch, type Watch } from './watch.ts';

interface VisitOptions extends BrowserContextOptions {
  /** What the browser has kept from an earlier visit. */
  stored?: Record<string, string>;
}

interface Fixtures {
  watch: Watch;
  /** Registers a new member. */
  member: typeof newMember;
  /** Opens a browser of its own for somebody, or for an anonymous visitor. */
  visit: (who?: Member | null, options?: VisitOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  member: async ({}, use) => use(newMember),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  watch: async ({}, use, info) => {
    const begun = readFileSync(logFile(dataDir())).length;
    const watch = openWatch();
    await use(watch);
    if (info.status === info.expectedStatus) return watch.check();
    const log = readFileSync(logFile(dataDir())).subarray(begun);
    if (log.length > 0) await info.attach('portal', { body: log, contentType: 'text/plain' });
  },

  visit: async ({ browser, watch }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (who = null, { stored = {}, ...options } = {}) => {
      const kept = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const localStorage = [...(who ? storageOf(who) : []), ...kept];
      const context = await browser.newContext({
        baseURL: origin(),
        storageState: { cookies: [], origins: [{ origin: origin(), localStorage }] },
        ...options,
      });
      opened.push(() => context.close());
      await watch.follow(context);
      return context.newPage();
    });
    for (const close of opened) await close();
  },
});

export { expect } from '@playwright/test';
