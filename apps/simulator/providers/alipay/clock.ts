/** Alipay's local time: Asia/Shanghai, UTC+8 without summer time. */
export function toShanghai(instant: Date): string {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return shown.format(instant);
}

/** Reads "2026-03-01 08:30:00"; an invalid Date when it is none. */
export function fromShanghai(text: string): Date {
  return new Date(`${text} GMT+0800`);
}
