/** The banner of the home page: autoplay, pauses, dots, keys and swipes. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';

/** Milliseconds between slides (specification, section 9). */
const interval = 3000;

const tab = (page: Page, number: number) => page.getByRole('tab', { name: new RegExp(`^第 ${number} 张`) });

async function expectShown(page: Page, number: number): Promise<void> {
  const titles = ['以中轴为脉', '以青年为炬', '以匠心为凭'];
  await expect(tab(page, number)).toHaveAttribute('aria-selected', 'true');
  for (const [index, title] of titles.entries())
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ visible: index + 1 === number });
}

/** Opens the home page with a controllable clock, and waits until the page is hydrated. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await waitUntilHydrated(page);
}

test('changes every three seconds, except on hover, with focus or when paused', async ({ visit }) => {
  const page = await visit(null, { reducedMotion: 'no-preference' });
  await openHome(page);
  await expectShown(page, 1);
  await page.clock.runFor(interval);
  await expectShown(page, 2);

  await page.getByRole('heading', { name: '以青年为炬' }).hover();
  await page.clock.runFor(3 * interval);
  await expectShown(page, 2);
  await page.mouse.move(640, 20);
  await page.clock.runFor(interval);
  await expectShown(page, 3);

  await tab(page, 3).focus();
  await page.clock.runFor(3 * interval);
  await expectShown(page, 3);

  await page.getByRole('button', { name: '暂停轮播' }).press('Enter');
  await expect(page.getByRole('button', { name: '播放轮播' })).toBeFocused();
  await page.getByRole('link', { name: '跳到正文' }).focus();
  await page.clock.runFor(3 * interval);
  await expectShown(page, 3);
});

test('does not play with reduced motion until the visitor starts it', async ({ visit }) => {
  const page = await visit();
  await openHome(page);
  await page.clock.runFor(3 * interval);
  await expectShown(page, 1);
  await page.getByRole('button', { name: '播放轮播' }).click();
  await page.getByRole('link', { name: '跳到正文' }).focus();
  await page.mouse.move(640, 20);
  await page.clock.runFor(interval);
  await expectShown(page, 2);
});

test('changes by dots, arrow keys and swipes, and exposes only the current slide', async ({ visit }) => {
  const page = await visit(null, { viewport: { width: 375, height: 812 }, hasTouch: true });
  await openHome(page);
  await tab(page, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 3);
  await expect(tab(page, 3)).toBeFocused();
  await page.keyboard.press('Home');
  await expectShown(page, 1);
  await tab(page, 2).click();
  await expectShown(page, 2);
  await expectAccessible(page);

  const swipe = async (from: number, to: number) => {
    const slide = page.getByRole('tabpanel');
    await slide.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: from });
    await slide.dispatchEvent('pointerup', { pointerType: 'touch', clientX: to });
  };
  await swipe(300, 120);
  await expectShown(page, 3);
  await swipe(120, 300);
  await expectShown(page, 2);
  await swipe(120, 130);
  await expectShown(page, 2);
});
