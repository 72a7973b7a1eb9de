/** The one row of settings. */
import type { Queryable } from '@platform/server/database';
import { defaultSettings, type ScholarshipSettings, scoreScale } from '../contract/settings.ts';
import { scholarshipSettings } from './tables.ts';

/** The settings that hold. */
export async function readSettings(db: Queryable): Promise<ScholarshipSettings> {
  const [row] = await db.select().from(scholarshipSettings);
  if (!row) return defaultSettings;
  return {
    max_applications: row.maxApplications,
    blind_review: row.blindReview,
    score_scale: scoreScale.parse(row.scoreScale),
  };
}

/** Puts settings into force. */
export async function writeSettings(
  db: Queryable,
  settings: ScholarshipSettings,
  by: { adminId: string; at: Date },
): Promise<void> {
  const row = {
    maxApplications: settings.max_applications,
    blindReview: settings.blind_review,
    scoreScale: settings.score_scale,
    updatedAt: by.at,
    updatedBy: by.adminId,
  };
  await db
    .insert(scholarshipSettings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: scholarshipSettings.id, set: row });
}
