/** Local time as the Chinese providers write it: Asia/Shanghai, UTC+8 without summer time. */
const offsetMs = 8 * 3600 * 1000;

/** An instant as "2026-03-01 08:30:00". */
export function toShanghai(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Reads "2026-03-01 08:30:00"; an invalid Date when it is none. */
export function fromShanghai(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+08:00`);
}

/** An instant as RFC 3339 with the local offset: "2026-03-01T08:30:00+08:00". */
export function toShanghaiRfc3339(instant: Date): string {
  return `${toShanghai(instant).replace(' ', 'T')}+08:00`;
}
