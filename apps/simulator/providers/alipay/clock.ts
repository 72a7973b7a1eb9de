/** Alipay's local time: Asia/Shanghai, UTC+8 without summer time. */
export function toShanghai(instant: Date): string {
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return formatter.format(instant);
}

/** Reads "2026-03-01 08:30:00"; an invalid Date for other text. */
export function fromShanghai(text: string): Date {
  return new Date(`${text} GMT+0800`);
}
