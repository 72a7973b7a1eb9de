/** Waits for hydration, for actions that are not replayed: keys, gestures, timers. */
import type { Page } from '@playwright/test';

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyActions' in window));
}
