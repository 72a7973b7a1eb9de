/** The listed posts in the portal's sitemap. */
import type { SitemapSource } from '@platform/server/sitemap';
import { listListedFrom, listListedSections } from './sitemap.store.ts';

export const communitySitemap: SitemapSource = {
  name: 'community',
  sections: listListedSections,
  async pages(db, from, limit) {
    const rows = await listListedFrom(db, from, limit);
    return rows.map(({ id, changedAt }) => ({ id, path: `/community/${id}`, changedAt }));
  },
};
