/** Formats of times. */

const moments = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: 'short' });
const parts = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'numeric', day: 'numeric' });

/** An instant in the reader's own zone: 2026年3月1日 10:20. */
export function showMoment(instant: string): string {
  return moments.format(new Date(instant));
}

/** The day of an instant in the reader's own zone, in parts. */
export function dayParts(instant: string): { year: string; month: string; day: string } {
  const values = new Map(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const piece = (type: Intl.DateTimeFormatPartTypes) => values.get(type) ?? '';
  return { year: piece('year'), month: piece('month'), day: piece('day') };
}
