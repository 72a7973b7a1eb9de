/** The paths of the news, in a file of their own, so that pages which only link to them load nothing else. */
export const newsPath = '/news';
