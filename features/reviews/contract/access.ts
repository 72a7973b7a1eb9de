/** Who reviews: the two roles that the reviews' endpoints let in. */

/** Who may see and judge applications. */
export const staff = ['reviewer', 'admin'] as const;

/** Who may see names in a blind review, and handles reviewers, money and settings. */
export const adminOnly = ['admin'] as const;
