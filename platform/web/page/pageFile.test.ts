/** Loading a page's file. */
import { expect, it, vi } from 'vitest';
import { loadPageFile, retryFailedPages, useFailedPages } from './pageFile.ts';

const failing = () => vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
const failedPages = (count: number) =>
  vi.waitFor(() => expect(useFailedPages.getState()).toHaveLength(count));

it('keeps the page and offers a retry until the file is there', async () => {
  const load = failing();
  const page = loadPageFile(load);
  await failedPages(1);
  // Asked again by itself before the visitor is.
  expect(load).toHaveBeenCalledTimes(2);
  retryFailedPages();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  load.mockResolvedValue('page');
  await failedPages(1);
  retryFailedPages();
  expect(await page).toBe('page');
  await failedPages(0);
});

it('retries every page that failed', async () => {
  const loads = [failing(), failing()];
  const pages = loads.map(loadPageFile);
  await failedPages(2);
  for (const load of loads) load.mockResolvedValue('page');
  retryFailedPages();
  expect(await Promise.all(pages)).toEqual(['page', 'page']);
});
