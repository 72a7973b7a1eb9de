/** The one row of settings. */
import type { Queryable } from '@platform/server/database/database';
import { atRevision } from '@platform/server/document/revision';
import { defaultSettings, type ScholarshipSettings, scoreScale } from '../contract/settings.ts';
import { scholarshipSettings } from './tables.ts';

/** Settings with the revision that a change is made over; 0 while nobody has changed them. */
export interface PresentSettings extends ScholarshipSettings {
  revision: number;
  updatedAt: Date | null;
}

/** The settings that hold, and since when. */
export async function presentSettings(db: Queryable): Promise<PresentSettings> {
  const [row] = await db.select().from(scholarshipSettings);
  if (!row) return { ...defaultSettings, revision: 0, updatedAt: null };
  return {
    max_applications: row.maxApplications,
    blind_review: row.blindReview,
    score_scale: scoreScale.parse(row.scoreScale),
    revision: row.revision,
    updatedAt: row.updatedAt,
  };
}

/** The settings that hold. */
export async function readSettings(db: Queryable): Promise<ScholarshipSettings> {
  const { max_applications, blind_review, score_scale } = await presentSettings(db);
  return { max_applications, blind_review, score_scale };
}

/** Puts settings into force; over the revision `seen`, if one is named: false when they have changed since. */
export async function writeSettings(
  db: Queryable,
  settings: ScholarshipSettings,
  by: { adminId: string; at: Date; seen?: number },
): Promise<boolean> {
  const row = {
    maxApplications: settings.max_applications,
    blindReview: settings.blind_review,
    scoreScale: settings.score_scale,
    updatedAt: by.at,
    updatedBy: by.adminId,
  };
  const read = atRevision(scholarshipSettings.revision, by.seen ?? 0);
  const written = await db
    .insert(scholarshipSettings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({
      target: scholarshipSettings.id,
      set: { ...row, revision: read.next },
      ...(by.seen === undefined ? {} : { setWhere: read.matches }),
    })
    .returning({ id: scholarshipSettings.id });
  return written.length > 0;
}
