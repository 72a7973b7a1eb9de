/** Where a search hit an announcement. */
import type { Spans } from '@platform/contract/search';
import { highlights, type SearchQuery } from '@platform/server/database/search';
import type { AnnouncementHighlights } from '../contract/announcement.ts';

/** The searched texts of an announcement; `plain` is the content without its markup. */
export interface SearchedTexts {
  title: string;
  summary: string;
  plain: string;
}

/** Characters shown on either side of a hit in the content. */
const excerptMargin = 24;

/** An excerpt around the first hit, with highlights. */
function excerptOf(text: string, [start, end]: readonly [number, number]) {
  const from = Math.max(0, start - excerptMargin);
  const before = from > 0 ? '…' : '';
  const after = end + excerptMargin < text.length ? '…' : '';
  const shift = before.length - from;
  const spans: Spans = [[start + shift, end + shift]];
  // Does not cut a surrogate pair.
  return { text: `${before}${text.slice(from, end + excerptMargin)}${after}`.toWellFormed(), spans };
}

/** The highlights; an excerpt of the content only when title and summary show no hit. */
export function highlightsOf(texts: SearchedTexts, query: SearchQuery): AnnouncementHighlights {
  const title = highlights(texts.title, query);
  const summary = highlights(texts.summary, query);
  const [first] = title.length + summary.length > 0 ? [] : highlights(texts.plain, query);
  return {
    ...(title.length > 0 ? { title } : {}),
    ...(summary.length > 0 ? { summary } : {}),
    ...(first ? { excerpt: excerptOf(texts.plain, first) } : {}),
  };
}
