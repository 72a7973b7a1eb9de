/** Deadlines and other times as visitors read them. */
import { portalZone } from '@platform/contract/zone';

const day = 86_400_000;

function dayOf(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
  return Date.parse(`${name}T00:00:00Z`);
}

/** Days from now (milliseconds since 1970) to the deadline's day, both in the deadline's zone; 0 on the day itself. */
export function daysLeft(deadline: string, zone: string, now: number): number {
  return Math.round((dayOf(new Date(deadline), zone) - dayOf(new Date(now), zone)) / day);
}

/** How much time there is, in words. */
export function timeLeftText(deadline: string, zone: string, now: number): string {
  const left = daysLeft(deadline, zone, now);
  if (Date.parse(deadline) <= now) return '已截止';
  return left === 0 ? '今天截止' : left === 1 ? '明天截止' : `还有 ${left} 天`;
}

/** A zone as people call it. */
export function zoneName(zone: string): string {
  return zone === portalZone ? '香港时间' : zone;
}

/** A deadline in its own zone: 2026年12月31日 23:59. */
export function showDeadline(deadline: string, zone: string): string {
  return new Intl.DateTimeFormat('zh-CN', { timeZone: zone, dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(deadline),
  );
}

const local = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the visitor's own zone. */
export function showTime(instant: string): string {
  return local.format(new Date(instant));
}
