/** Structured data of a news item. */
import { siteName } from '@platform/web/page/page';
import { newsTabNames } from '../contract/category.ts';
import type { NewsItem } from '../contract/news.ts';
import { newsPath } from './path.ts';

/** schema.org's NewsArticle. */
export function jsonLdOf(item: NewsItem, absolute: (path: string) => string) {
  const { id, title, category, summary, author, publishDate, editedAt, image, shareImage } = item;
  const pictures = [shareImage, image].filter((path) => path !== null).map(absolute);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    articleSection: newsTabNames[category],
    datePublished: publishDate,
    dateModified: editedAt ?? publishDate,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: siteName },
    mainEntityOfPage: absolute(`${newsPath}/${id}`),
    ...(pictures.length > 0 ? { image: pictures } : {}),
  };
}
