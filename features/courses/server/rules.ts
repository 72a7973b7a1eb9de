/** Pure rules of the courses: payability, progress, captions, certificates. */
import { id } from '@platform/contract/text';
import { portalDay } from '@platform/contract/zone';
import { day, hour, minute } from '@platform/server/clock';
import { courseStaff } from '../contract/endpoints.ts';
import { doneShare, type ProgressMessage } from '../contract/learning.ts';
import type { PurchaseStatus } from '../contract/lifecycle.ts';
import type { StoredCurriculum } from './tables.ts';

export const isStaff = (caller: { role: string } | null): boolean =>
  courseStaff.some((role) => role === caller?.role);

/** The paths of videos: public previews, and those that need an address of one's own and its cookie. */
export const previewPath = '/files/course-previews';
export const videoPath = '/files/course-videos';

/** Whether a part of an address can be an id. */
export const isId = (text: string): boolean => id.safeParse(text).success;

export const lessonsOf = (curriculum: StoredCurriculum) => curriculum.flatMap(({ lessons }) => lessons);

/** Whether every lesson has a video, and there is one. */
export const isComplete = (curriculum: StoredCurriculum): boolean => {
  const lessons = lessonsOf(curriculum);
  return lessons.length > 0 && lessons.every(({ mediaId }) => mediaId !== null);
};

/** Seconds as minutes with one decimal, and as hours with two (specification, section 3). */
export const inMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;
export const inHours = (seconds: number): number => Math.round(seconds / 36) / 100;

/** Whether a purchase can be paid now. */
export function payability(
  { status, expiresAt }: { status: PurchaseStatus; expiresAt: Date },
  now: Date,
): 'open' | 'paid' | 'closed' {
  if (status === 'pending') return now < expiresAt ? 'open' : 'closed';
  return status === 'paid' || status === 'enrolled' ? 'paid' : 'closed';
}

const enrolmentDelays = [minute, 2 * minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour];

/** Milliseconds before a failed enrolment is repeated; null when the money goes back instead, after half a day. */
export const enrolmentDelay = (failures: number): number | null => enrolmentDelays[failures - 1] ?? null;

/** A purchase's number: KC, the day in Hong Kong, six digits; and a certificate's, which cannot be guessed. */
export const purchaseNumber = (now: Date, digits: string) =>
  `KC${portalDay(now).replaceAll('-', '')}${digits}`;
export const certificateNumber = (now: Date, digits: string) => `ZS${portalDay(now).slice(0, 4)}${digits}`;

/** The most by which a message may be older than its arrival: a device that was offline. */
const maxAge = 30 * day;

/** A message by the server's clock: its age on the device, before now. A device's wrong clock does not matter. */
export function messageTime(sentAt: string, at: string, now: Date): Date {
  const age = Date.parse(sentAt) - Date.parse(at);
  return new Date(now.getTime() - Math.min(Math.max(age, 0), maxAge));
}

/** The messages of one device about one lesson as one: its latest position, its furthest one, and whether it is done. */
export function summarise(messages: readonly ProgressMessage[], seconds: number) {
  const latest = messages.reduce((last, message) => (message.sequence >= last.sequence ? message : last));
  const within = (position: number) => Math.min(position, seconds);
  const furthest = Math.max(...messages.map(({ position }) => within(position)));
  return {
    position: within(latest.position),
    furthest,
    isDone: furthest >= seconds * doneShare || messages.some(({ done }) => done),
    sequence: latest.sequence,
    at: latest.at,
  };
}

const timing = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m;

/** Whether a text is a WebVTT file with a cue. */
export const isWebVtt = (text: string): boolean =>
  /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text) && timing.test(text);

/** Converts the words of a WebVTT file; timings, settings and comments stay. */
export function convertCaptions(text: string, convert: (words: string) => string): string {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line.includes('-->') || /^(?:\uFEFF?WEBVTT|NOTE|STYLE|REGION)\b/.test(line) ? line : convert(line),
    )
    .join('\n');
}
