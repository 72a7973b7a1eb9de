/** What every journey is given: people, visits that are watched for errors, the accessibility check, the mailbox. */
import { readFileSync } from 'node:fs';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type BrowserErrors, collectBrowserErrors } from './browserErrors.ts';
import { type Member, newMember, storageOf } from './members.ts';
import { dataDir, logFile, origin } from './portal.ts';

interface VisitOptions extends BrowserContextOptions {
  /** What the browser has kept from an earlier visit. */
  stored?: Record<string, string>;
}

interface Fixtures {
  browserErrors: BrowserErrors;
  /** Registers a new member. */
  member: typeof newMember;
  /** Opens a browser of its own for somebody, or for an anonymous visitor. */
  visit: (who?: Member | null, options?: VisitOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  member: async ({}, use) => use(newMember),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  browserErrors: async ({}, use, info) => {
    const begun = readFileSync(logFile(dataDir())).length;
    const browserErrors = collectBrowserErrors();
    await use(browserErrors);
    if (info.status === info.expectedStatus) return browserErrors.check();
    const log = readFileSync(logFile(dataDir())).subarray(begun);
    if (log.length > 0) await info.attach('portal', { body: log, contentType: 'text/plain' });
  },

  visit: async ({ browser, browserErrors }, use) => {
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
      await browserErrors.observe(context);
      return context.newPage();
    });
    for (const close of opened) await close();
  },
});

export { expect } from '@playwright/test';
