/** The visible news in the portal's sitemap. */
import type { SitemapSource } from '@platform/server/sitemap';
import { listVisibleFrom, listVisibleSections } from './sitemap.store.ts';

export const newsSitemap: SitemapSource = {
  name: 'news',
  sections: listVisibleSections,
  async pages(db, from, limit) {
    const rows = await listVisibleFrom(db, from, limit);
    return rows.map(({ id, changedAt }) => ({ id, path: `/news/${id}`, changedAt }));
  },
};
