/** Loading a page's file. */
import { expect, it, vi } from 'vitest';
import { loadPageFile, useFailedPage } from './pageFile.ts';

it('keeps the page and offers a retry until the file is there', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const page = loadPageFile(load);
  await vi.waitFor(() => expect(useFailedPage.getState()).not.toBeNull());
  // Asked again by itself before the visitor is.
  expect(load).toHaveBeenCalledTimes(2);
  useFailedPage.getState()?.retry();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  load.mockResolvedValue('page');
  await vi.waitFor(() => expect(useFailedPage.getState()).not.toBeNull());
  useFailedPage.getState()?.retry();
  expect(await page).toBe('page');
  expect(useFailedPage.getState()).toBeNull();
});
