/** The paths of the community, in a file of their own, so that pages which only link to them load nothing else. */
export const communityPath = '/community';
export const moderationPath = `${communityPath}/moderation`;

/** A topic; with a reply's id the page that holds this reply. */
export const postPath = (id: string, reply?: string): string =>
  `${communityPath}/${id}${reply ? `?reply=${reply}` : ''}`;
