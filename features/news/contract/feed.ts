/** The paths of the feeds. */

/** RSS 2.0; `?category=` filters it. */
export const rssPath = '/news/feed.xml';

/** Atom, with the same items. */
export const atomPath = '/news/atom.xml';
