/** The paths of the course sales, in a file of their own, so that pages which only link to them load nothing else. */
export const salesPath = '/course-sales';

/** The page of one course. */
export const salesCoursePath = (id: string): string => `${salesPath}/${id}`;

/** The caller's seats. */
export const seatsPath = `${salesPath}/seats`;

/** One purchase of the caller: where it is paid, and where its seat is handled later. */
export const purchasePath = (id: string): string => `${seatsPath}/${id}`;

/** The editors' pages. */
export const managePath = `${salesPath}/manage`;

/** The dialogs of a course, each at an address below it. */
export const courseDialogs = ['purchase', 'listings', 'resell', 'waiting'] as const;
export type CourseDialogName = (typeof courseDialogs)[number];

export const courseDialogPath = (id: string, dialog: CourseDialogName): string =>
  `${salesCoursePath(id)}/${dialog}`;
