/** The cache tag of the catalogue; its lists and counts may be half a second old. */
export const coursesTag = 'courses';
