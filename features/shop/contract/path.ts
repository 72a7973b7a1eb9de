/** The paths of the shop; alone in this file, so that pages that only link there load nothing else of it. */
export const shopPath = '/library';

/** The page of a product. */
export const productPath = (id: string): string => `${shopPath}/${id}`;
