/** Durations in words. */

const minute = 60;
const hour = 60 * minute;

/** At most one decimal: 1.5, 12. */
const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** 2.5 小时; below an hour 40 分钟; below a minute 50 秒. */
export function formatDuration(seconds: number): string {
  if (seconds >= hour) return `${rounded(seconds / hour)} 小时`;
  // 59.97 minutes would be rounded to 60.
  if (seconds >= minute) return `${rounded(Math.min(seconds, hour - 6) / minute)} 分钟`;
  return `${Math.round(seconds)} 秒`;
}

/** The duration by ISO 8601: PT1H30M. */
export function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / minute));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
