/** The announcements' path, in a file of its own, so that pages which only link to it load nothing else. */
export const announcementsPath = '/scholarship/announcements';
