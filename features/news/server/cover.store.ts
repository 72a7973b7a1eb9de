/** The covers of news. */
import { coverStore } from '@platform/server/files/covers';
import { newsCovers, newsItems } from './tables.ts';

export const newsCoverStore = coverStore({ name: 'news', covers: newsCovers, usedBy: newsItems.coverId });
