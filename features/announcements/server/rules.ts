/** Where a search hit an announcement. */
import type { Spans } from '@platform/contract/search';
import { highlights, type SearchQuery } from '@platform/server/database/search';
import type { AnnouncementHighlights } from '../contract/announcement.ts';

/** The texts of an announcement that a search reads; `plain` is the content without its markup. */
export interface SearchedTexts {
  title: string;
  summary: string;
  plain: string;
}

/** Characters shown on either side of a hit in the content. */
const around = 24;

/** The surroundings of the first hit, which is marked in them. */
function excerptOf(text: string, [start, end]: readonly [number, number]) {
  const from = Math.max(0, start - around);
  const before = from > 0 ? '…' : '';
  const after = end + around < text.length ? '…' : '';
  const shift = before.length - from;
  const spans: Spans = [[start + shift, end + shift]];
  // Half of a character outside the basic plane would be no text.
  return { text: `${before}${text.slice(from, end + around)}${after}`.toWellFormed(), spans };
}

/** Where a search hit; the content is cut out only when title and summary don't show why it was found. */
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
