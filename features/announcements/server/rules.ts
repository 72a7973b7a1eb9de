/** Where a search hit an announcement. */
import { excerptAround, highlights, type SearchQuery } from '@platform/server/database/search';
import type { AnnouncementHighlights } from '../contract/announcement.ts';

/** The searched texts of an announcement; `plain` is the content without its markup. */
export interface SearchedTexts {
  title: string;
  summary: string;
  plain: string;
}

/** Characters shown on either side of a hit in the content. */
const excerptMargin = 24;

/** The highlights; an excerpt of the content only when title and summary show no hit. */
export function highlightsOf(texts: SearchedTexts, query: SearchQuery): AnnouncementHighlights {
  const title = highlights(texts.title, query);
  const summary = highlights(texts.summary, query);
  const [first] = title.length + summary.length > 0 ? [] : highlights(texts.plain, query);
  return {
    ...(title.length > 0 ? { title } : {}),
    ...(summary.length > 0 ? { summary } : {}),
    ...(first ? { excerpt: excerptAround(texts.plain, first, excerptMargin) } : {}),
  };
}
