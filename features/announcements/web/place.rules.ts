/** Which of the announcements' pages an address means. */

export type Place = 'list' | 'one' | 'writing';

/** The place of a path at or below /scholarship/announcements. */
export function placeOf(pathname: string): Place {
  if (/\/announcements\/?$/.test(pathname)) return 'list';
  return /\/(?:new|edit)\/?$/.test(pathname) ? 'writing' : 'one';
}
