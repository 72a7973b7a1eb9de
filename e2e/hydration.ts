/** Waiting for a page to be hydrated, for journeys that do what is not kept before: keys, gestures, timers. */
import type { Page } from '@playwright/test';

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyActions' in window));
}
