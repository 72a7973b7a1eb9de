/** The cache tag of all public news. */

/** Invalidated when an item is published, changed, deleted or moderated; views appear within a second. */
export const newsTag = 'news';
