/** The roles that the wallet's endpoints allow. */

/** Roles that pay out withdrawals. */
export const payers = ['admin'] as const;
