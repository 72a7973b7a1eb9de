/** Announcements for tests. */
import { portalDay } from '@platform/contract/zone';
import type { Services } from '@platform/server/portal';
import type { Announcement, AnnouncementDraft } from '../contract/announcement.ts';
import { announcementStore } from './store.ts';
import type { NewAnnouncement } from './tables.ts';
import { keptText } from './write.actions.ts';

type Context = Pick<Services, 'db' | 'clock' | 'random'>;

/** A body for createAnnouncement. */
export const someDraft: AnnouncementDraft = {
  title: '奖学金申请开放',
  summary: '即日起接受申请。',
  category: 'application',
  author: '奖学金秘书处',
  content: '<p>请备齐材料，按时提交。</p>',
  isTop: false,
  isUrgent: false,
};

/** Inserts an announcement, published now unless `publishedAt` says otherwise (null: a draft). */
export async function makeAnnouncement(
  { db, clock, random }: Context,
  overrides: Partial<AnnouncementDraft & Pick<NewAnnouncement, 'id' | 'publishedAt'>> = {},
): Promise<Announcement> {
  const { id = random.id(), publishedAt = clock.now(), ...written } = overrides;
  const now = clock.now();
  const row = { ...keptText({ ...someDraft, ...written }), id, publishedAt, createdAt: now, updatedAt: now };
  return db.transaction((tx) => announcementStore.insert(tx, row));
}

/** Today's year in the portal's zone. */
export const thisYear = (now: Date): number => Number(portalDay(now).slice(0, 4));
