/** The tag of everything public that news stand on. */

/** Changed whenever an item is published, changed, deleted or moderated; views show within a second by themselves. */
export const newsTag = 'news';
