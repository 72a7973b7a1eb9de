/** The accessibility check of a page as it stands. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits for what fades, slides and loads; what turns for ever is not waited for. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames: a change just made has its styles then, and its transitions have begun.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Has the system go light or dark, and waits until the page has followed. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The rules that depend on the colour scheme; all others see the same in light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Fails on any violation, naming the rule and the elements; `only` colours where the rest is known already. */
export async function expectAccessible(
  page: Page,
  only: 'everything' | 'colours' = 'everything',
): Promise<void> {
  await waitForAnimations(page);
  // What passes is not described: that would take longer than finding it. All frames are our own, so that they can be
  // looked into from the page itself, without another page that puts the findings together ("legacy mode").
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (only === 'colours' ? axe.withRules(colorRules) : axe).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary}`),
  }));
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails when something lies over the middle of an element, such as a heading that stays at the top. */
export async function expectUncovered(element: Locator): Promise<void> {
  const seen = await element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(seen, `${element} is seen`).toBe(true);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}
