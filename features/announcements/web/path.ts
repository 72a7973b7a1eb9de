/** Where the announcements are; alone in its file, as pages that only link there load nothing else of them. */
export const announcementsPath = '/scholarship/announcements';
