/** The paths of the course sales, in a file of their own, so that pages which only link to them load nothing else. */
export const salesPath = '/course-sales';

/** The page of one course. */
export const salesCoursePath = (id: string): string => `${salesPath}/${id}`;

/** The caller's seats. */
export const seatsPath = `${salesPath}/seats`;

/** One purchase of the caller: where it is paid, and where its seat is handled later. */
export const purchasePath = (id: string): string => `${seatsPath}/${id}`;
