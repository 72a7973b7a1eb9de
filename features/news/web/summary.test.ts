import { describe, expect, it } from 'vitest';
import type { NewsItem } from '../contract/news.ts';
import { jsonLdOf } from './summary.ts';

const item: NewsItem = {
  id: '01890000-0000-7000-8000-000000000000',
  title: '十五城共议中轴',
  category: 'alliance',
  summary: '十五座城市的代表在钟楼下会面。',
  content: '<p>钟声响过。</p>',
  author: '沈望北',
  authorId: null,
  authorAvatar: null,
  publishDate: '2026-03-01T02:00:00.000Z',
  editedAt: null,
  views: 7,
  image: '/files/news/a.webp',
  imageSizes: [],
  shareImage: '/files/news/a.jpg',
  featured: false,
  revision: 1,
};

describe('jsonLdOf', () => {
  const read = (overrides: Partial<NewsItem>) =>
    jsonLdOf({ ...item, ...overrides }, (path) => `https://site.example${path}`);

  it('names section, dates, author and absolute addresses', () => {
    expect(read({})).toMatchObject({
      '@type': 'NewsArticle',
      articleSection: '联盟动态',
      datePublished: item.publishDate,
      dateModified: item.publishDate,
      author: { name: '沈望北' },
      mainEntityOfPage: `https://site.example/news/${item.id}`,
      image: ['https://site.example/files/news/a.jpg', 'https://site.example/files/news/a.webp'],
    });
    expect(read({ editedAt: '2026-03-02T00:00:00.000Z' }).dateModified).toBe('2026-03-02T00:00:00.000Z');
  });

  it('goes without a picture where there is none', () => {
    expect(read({ image: null, shareImage: null })).not.toHaveProperty('image');
  });
});
