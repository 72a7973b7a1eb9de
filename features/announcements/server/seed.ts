/** The sample announcements with their attachments: the scholarship's story of two years. */
import { portalDay } from '@platform/contract/zone';
import { after, day } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { attachmentsFolder } from './attachments.actions.ts';
import { insertAttachments } from './attachments.store.ts';
import { fileOf } from './seed/documents.ts';
import { firstYear } from './seed/story.first.ts';
import { secondYear } from './seed/story.second.ts';
import { thirdYear } from './seed/story.third.ts';
import { type SampleAnnouncement, sampleId } from './seed/story.ts';
import { addAnnouncements, isEmpty } from './store.ts';
import type { AttachmentRow, NewAnnouncement } from './tables.ts';
import { announcementViewCounter } from './view.store.ts';
import { keptText } from './write.actions.ts';

const samples = [...firstYear, ...secondYear, ...thirdYear];

/** 2026-03-01 as 2026年3月1日. */
const spoken = (date: string) => {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${year}年${month}月${dayOfMonth}日`;
};

function rowOf(sample: SampleAnnouncement, now: Date): NewAnnouncement {
  const { place, daysAgo, views: _, downloads, isTop = false, isUrgent = false, ...texts } = sample;
  const dayAt = (ago: number) => portalDay(after(now, -ago * day));
  // In office hours of the portal's zone, each at a minute of its own.
  const minute = String((place * 17) % 60).padStart(2, '0');
  const publishedAt = new Date(`${dayAt(daysAgo)}T${10 + (place % 7)}:${minute}:00+08:00`);
  const content = texts.content((ago) => spoken(dayAt(ago))).trim();
  return {
    ...keptText({ ...texts, content, isTop, isUrgent }),
    id: sampleId(place),
    downloads,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}

async function filesOf({ random, storage }: Services, sample: SampleAnnouncement): Promise<AttachmentRow[]> {
  const rows: AttachmentRow[] = [];
  // One after another: the ids keep their order.
  for (const document of sample.attachments ?? []) {
    const { name, kind, bytes } = fileOf(document);
    const key = await storage.putPrivate(attachmentsFolder, bytes, kind);
    rows.push({
      id: random.id(),
      announcementId: sampleId(sample.place),
      name,
      kind,
      size: bytes.length,
      key,
    });
  }
  return rows;
}

/** Announces the samples where nothing was ever announced; in production it does nothing. */
export async function seedAnnouncements(services: Services): Promise<void> {
  const { env, db, clock } = services;
  // What an editor has deleted stays deleted.
  if (env.PORTAL_MODE !== 'demo' || !(await isEmpty(db))) return;
  const rows = samples.map((sample) => rowOf(sample, clock.now()));
  const files = await Promise.all(samples.map((sample) => filesOf(services, sample)));
  await db.transaction(async (tx) => {
    const added = await addAnnouncements(tx, rows);
    await announcementViewCounter.start(
      tx,
      samples.map(({ place, views }) => ({ id: sampleId(place), views })),
    );
    await insertAttachments(
      tx,
      files.flat().filter(({ announcementId }) => added.has(announcementId)),
    );
  });
}
