/** The paths of the courses, in a file of their own, so that pages which only link to them load nothing else. */
export const coursesPath = '/courses';

/** The page of a course. */
export const coursePath = (id: string): string => `${coursesPath}/${id}`;

/** The player of an enrolled member; with a lesson, this one is opened. */
export const learnPath = (id: string, lesson?: string): string =>
  `${coursePath(id)}/learn${lesson ? `?lesson=${lesson}` : ''}`;

/** A purchase with its timeline; providers lead the buyer back to it. */
export const coursePurchasePath = (id: string): string => `${coursesPath}/purchases/${id}`;

/** The public page that confirms a certificate. */
export const certificatePath = (number: string): string => `/certificates/${number}`;
