/** The cache tag of the board; its lists and counts may be half a second old. */
export const communityTag = 'community';
