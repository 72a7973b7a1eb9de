/** The scholarship's two years in announcements: how one is told here, and the address under which others refer to it. */
import type { AnnouncementCategory } from '../../contract/category.ts';
import type { DocumentName } from './documents.ts';

/** Writes the day so many days ago (negative: ahead) as readers see it: 2026年3月1日. */
export type DayOf = (daysAgo: number) => string;

export interface SampleAnnouncement {
  /** Its place in the story, from 1: the id is made of it, so that other announcements can link to it. */
  place: number;
  daysAgo: number;
  title: string;
  summary: string;
  category: AnnouncementCategory;
  author: string;
  content: (dayOf: DayOf) => string;
  isTop?: boolean;
  isUrgent?: boolean;
  views: number;
  downloads: number;
  attachments?: readonly DocumentName[];
}

/** The id of the announcement at a place of the story. */
export const sampleId = (place: number): string =>
  `0196aa00-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** A link to another announcement of the story. */
export const linkTo = (place: number, words: string): string =>
  `<a href="/scholarship/announcements/${sampleId(place)}">${words}</a>`;

export const secretariat = '奖学金秘书处';
export const committee = '奖学金委员会';
