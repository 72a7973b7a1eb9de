/** The roles that the reviews' endpoints allow. */

/** Roles that see and review applications. */
export const staff = ['reviewer', 'admin'] as const;

/** Roles that see names in a blind review, and manage reviewers, disbursements and settings. */
export const adminOnly = ['admin'] as const;
