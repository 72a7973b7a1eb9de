/** Days as they are typed and shown: YYYY-MM-DD in values, 2026年1月31日 for readers. */

const typedDay = /^(\d{4})\s*(?:年|[-/.])\s*(\d{1,2})\s*(?:月|[-/.])\s*(\d{1,2})\s*日?$/;

/** The day in a text as YYYY-MM-DD; null if there is none, as on 31 February. */
export function parseDay(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const [, year, month, day] = typedDay.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? [];
  if (!year || !month || !day) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** A day for readers; other texts stay as they are. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? `${year}年${Number(month)}月${Number(date)}日` : day;
}
