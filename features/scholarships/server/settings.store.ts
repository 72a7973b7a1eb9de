/** All queries of the settings, which are one row. */
import type { Queryable } from '@platform/server/database/database';
import { atRevision } from '@platform/server/document/revision';
import { defaultSettings, type ScholarshipSettings, scoreScale } from '../contract/settings.ts';
import { scholarshipSettings } from './tables.ts';

/** The settings with their revision; 0 before the first change. */
export interface StoredSettings extends ScholarshipSettings {
  revision: number;
  updatedAt: Date | null;
}

/** The current settings, and their last change. */
export async function findSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db.select().from(scholarshipSettings);
  if (!row) return { ...defaultSettings, revision: 0, updatedAt: null };
  return {
    max_applications: row.maxApplications,
    blind_review: row.blindReview,
    score_scale: scoreScale.parse(row.scoreScale),
    required_scores: row.requiredScores,
    revision: row.revision,
    updatedAt: row.updatedAt,
  };
}

/** The current settings. */
export async function readSettings(db: Queryable): Promise<ScholarshipSettings> {
  const { revision: _, updatedAt: __, ...settings } = await findSettings(db);
  return settings;
}

/** Updates the settings over a revision, if one is named; false when they have changed since. */
export async function writeSettings(
  db: Queryable,
  settings: ScholarshipSettings,
  by: { adminId: string; at: Date; revision?: number },
): Promise<boolean> {
  const row = {
    maxApplications: settings.max_applications,
    blindReview: settings.blind_review,
    scoreScale: settings.score_scale,
    requiredScores: settings.required_scores,
    updatedAt: by.at,
    updatedBy: by.adminId,
  };
  const read = atRevision(scholarshipSettings.revision, by.revision ?? 0);
  const written = await db
    .insert(scholarshipSettings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({
      target: scholarshipSettings.id,
      set: { ...row, revision: read.next },
      ...(by.revision === undefined ? {} : { setWhere: read.matches }),
    })
    .returning({ id: scholarshipSettings.id });
  return written.length > 0;
}
