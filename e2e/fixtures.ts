/** Fixtures of all browser tests: members, visits, and browser errors. */
import { readFileSync } from 'node:fs';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type BrowserErrors, collectBrowserErrors } from './browserErrors.ts';
import { type Member, newMember, storageOf } from './members.ts';
import { dataDir, logFile, origin } from './portal.ts';

interface VisitOptions extends BrowserContextOptions {
  /** The browser's storage of an earlier visit. */
  stored?: Record<string, string>;
}

interface Fixtures {
  browserErrors: BrowserErrors;
  /** Registers a new member. */
  member: typeof newMember;
  /** Opens a separate browser for a member, or for an anonymous visitor. */
  visit: (visitor?: Member | null, options?: VisitOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  member: async ({}, use) => use(newMember),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  browserErrors: async ({}, use, info) => {
    const logLength = readFileSync(logFile(dataDir())).length;
    const browserErrors = collectBrowserErrors();
    await use(browserErrors);
    if (info.status === info.expectedStatus) return browserErrors.check();
    const log = readFileSync(logFile(dataDir())).subarray(logLength);
    if (log.length > 0) await info.attach('portal', { body: log, contentType: 'text/plain' });
  },

  visit: async ({ browser, browserErrors }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (visitor = null, { stored = {}, ...options } = {}) => {
      const entries = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const localStorage = [...(visitor ? storageOf(visitor) : []), ...entries];
      const context = await browser.newContext({
        baseURL: origin(),
        storageState: { cookies: [], origins: [{ origin: origin(), localStorage }] },
        ...options,
      });
      closers.push(() => context.close());
      await browserErrors.observe(context);
      return context.newPage();
    });
    for (const close of closers) await close();
  },
});

export { expect } from '@playwright/test';
