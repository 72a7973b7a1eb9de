/** Formats of deadlines. */
import { portalZone } from '@platform/contract/zone';

const day = 86_400_000;

/** One formatter per zone, created on demand, because creating one is slow on phones. */
function inEachZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (zone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(timeZone, formatter);
    return formatter;
  };
}

const daysIn = inEachZone('sv-SE', { dateStyle: 'short' });
const minutesIn = inEachZone('zh-CN', { dateStyle: 'long', timeStyle: 'short' });

function dayOf(instant: Date, timeZone: string): number {
  return Date.parse(`${daysIn(timeZone).format(instant)}T00:00:00Z`);
}

/** Days from now (milliseconds since 1970) to the deadline's day, both in its zone; 0 on the day itself. */
export function daysLeft(deadline: string, zone: string, now: number): number {
  return Math.round((dayOf(new Date(deadline), zone) - dayOf(new Date(now), zone)) / day);
}

/** The time left, in words. */
export function timeLeftText(deadline: string, zone: string, now: number): string {
  const left = daysLeft(deadline, zone, now);
  if (Date.parse(deadline) <= now) return '已截止';
  return left === 0 ? '今天截止' : left === 1 ? '明天截止' : `还有 ${left} 天`;
}

/** The label of a zone. */
export function zoneName(zone: string): string {
  return zone === portalZone ? '香港时间' : zone;
}

/** A deadline in its own zone: 2026年12月31日 23:59. */
export function showDeadline(deadline: string, zone: string): string {
  return minutesIn(zone).format(new Date(deadline));
}
