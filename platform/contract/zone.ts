/** The portal's time zone, in which deadlines and "once a day" are counted. */
export const portalZone = 'Asia/Hong_Kong';

// Hong Kong has had no summer time since 1979. Adding the offset is much cheaper than the first Intl formatter of a page.
const ahead = 8 * 3_600_000;

/** The day of an instant (from 1980 on) in the portal's zone, as YYYY-MM-DD. */
export function portalDay(instant: Date): string {
  return new Date(instant.getTime() + ahead).toISOString().slice(0, 10);
}

/** The day and minute of an instant in the portal's zone, as YYYY-MM-DDTHH:mm. */
export function portalMinute(instant: Date): string {
  return new Date(instant.getTime() + ahead).toISOString().slice(0, 16);
}

/** The instant (with an offset) of a day and minute in the portal's zone, YYYY-MM-DDTHH:mm. */
export const atPortalMinute = (minute: string): string => `${minute}:00+08:00`;
