/** The paths of the shop, in a file of their own, so that pages which only link to them load nothing else. */
export const shopPath = '/library';

/** The page of a product. */
export const productPath = (id: string): string => `${shopPath}/${id}`;
