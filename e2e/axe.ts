/** The accessibility check of a page as it stands. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for what fades, slides and loads; what turns for ever is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Fails on any violation, naming the rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary}`),
  }));
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}
