/** Where people reach the portal's staff. */
export const contactEmail = 'contact@zhongzhou.example';
