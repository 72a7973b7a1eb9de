/** Days of publication, as the portal counts them: the same for every reader, on the server and in the browser. */
import { portalZone } from '@platform/contract/zone';

const days = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: portalZone });
const moments = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });

/** The day of an instant: 2026年3月1日. */
export function showDay(instant: string): string {
  return days.format(new Date(instant));
}

/** An instant in the visitor's own zone, for what only the browser shows. */
export function showMoment(instant: string): string {
  return moments.format(new Date(instant));
}
