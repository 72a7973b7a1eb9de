/** The portal's own time zone: deadlines and "once a day" are meant in it. */
export const portalZone = 'Asia/Hong_Kong';

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: portalZone, dateStyle: 'short' });

/** The day that an instant falls on in the portal's zone, as YYYY-MM-DD. */
export function portalDay(instant: Date): string {
  return days.format(instant);
}
