/** The sample announcements with their attachments. */
import { extname } from 'node:path';
import { fileKind } from '@platform/contract/upload';
import { portalDay } from '@platform/contract/zone';
import { after, day } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { fillDates, readSample, readSampleFile } from '@platform/server/sample';
import { z } from 'zod';
import { announcementDraft, attachment } from '../contract/announcement.ts';
import { attachmentsFolder } from './attachments.actions.ts';
import { insertAttachments } from './attachments.store.ts';
import { addAnnouncements, isEmpty } from './store.ts';
import type { AttachmentRow, NewAnnouncement } from './tables.ts';
import { announcementViewCounter } from './view.store.ts';
import { keptText } from './write.actions.ts';

const sampleAnnouncement = announcementDraft
  .extend({
    /** Fixed, so that the texts can link to each other. */
    id: z.uuid(),
    daysAgo: z.int().min(0),
    /** HH:MM in the portal's zone. */
    time: z.iso.time({ precision: -1 }),
    views: z.int().min(0),
    downloads: z.int().min(0),
    attachments: z.array(attachment.pick({ name: true }).extend({ file: z.string() }).strict()).default([]),
  })
  .strict();
type SampleAnnouncement = z.output<typeof sampleAnnouncement>;

function rowOf(sample: SampleAnnouncement, now: Date): NewAnnouncement {
  const { id, daysAgo, time, views: _, downloads, attachments: __, ...draft } = sample;
  const publishedAt = new Date(`${portalDay(after(now, -daysAgo * day))}T${time}:00+08:00`);
  return {
    ...keptText({ ...draft, content: fillDates(draft.content, now) }),
    id,
    downloads,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}

async function filesOf(
  { random, storage }: Services,
  { id: announcementId, attachments }: SampleAnnouncement,
): Promise<AttachmentRow[]> {
  const rows: AttachmentRow[] = [];
  // In sequence, so that ids keep their order.
  for (const { file, name } of attachments) {
    const kind = fileKind.parse(extname(file).slice(1));
    const bytes = await readSampleFile(`announcements/${file}`);
    const key = await storage.putPrivate(attachmentsFolder, bytes, kind);
    rows.push({ id: random.id(), announcementId, name, kind, size: bytes.length, key });
  }
  return rows;
}

/** Adds the sample announcements to an empty table; in production it does nothing. */
export async function seedAnnouncements(services: Services): Promise<void> {
  const { env, db, clock } = services;
  // Announcements that an editor has deleted stay deleted.
  if (env.PORTAL_MODE !== 'demo' || !(await isEmpty(db))) return;
  const samples = await readSample('announcements', sampleAnnouncement);
  const rows = samples.map((sample) => rowOf(sample, clock.now()));
  const files = await Promise.all(samples.map((sample) => filesOf(services, sample)));
  await db.transaction(async (tx) => {
    const added = await addAnnouncements(tx, rows);
    await announcementViewCounter.insert(tx, samples);
    await insertAttachments(
      tx,
      files.flat().filter(({ announcementId }) => added.has(announcementId)),
    );
  });
}
