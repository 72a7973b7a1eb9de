/** Formats days and times. */
import { portalDay } from '@platform/contract/zone';

/** The day of an instant in the portal's zone, the same for every visitor, on the server and in the browser: 2026年3月1日. */
export function formatDay(instant: string): string {
  const [year, month, day] = portalDay(new Date(instant)).split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

// Created on first use, because an Intl formatter takes long on a phone.
let moments: Intl.DateTimeFormat | undefined;

/** An instant in the visitor's zone, for content that only the browser renders: 2026年3月1日 10:20. */
export function formatDateTime(instant: string): string {
  moments ??= new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });
  return moments.format(new Date(instant));
}
