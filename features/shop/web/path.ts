/** Where the shop is; alone in its file, as pages that only link there load nothing else of it. */
export const shopPath = '/library';
