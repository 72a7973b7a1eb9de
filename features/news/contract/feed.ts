/** Where the feeds are. */

/** RSS 2.0; `?category=` narrows it. */
export const rssPath = '/news/feed.xml';

/** The same as Atom. */
export const atomPath = '/news/atom.xml';
