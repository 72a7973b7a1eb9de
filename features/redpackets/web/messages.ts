/** What the specification has these pages say (sections 5 and 8, red packets). */

/** An anonymous visitor wants to grab. */
export const loginFirst = '请先登录！';
