/** The paths of the accounts, in a file of their own, so that pages which only link to them load nothing else. */
export const memberPath = (id: string): string => `/members/${id}`;
