/** Reading and updating the review's settings. */
import { findSettings, type StoredSettings, writeSettings } from '@features/scholarships/review/settings';
import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Services } from '@platform/server/portal';
import { reviewErrors } from '../contract/errors.ts';
import type * as contract from '../contract/settings.ts';
import type { ReviewSettings } from '../contract/values.ts';

type Context = Pick<Services, 'db' | 'clock'>;

function settingsOf(stored: StoredSettings): ReviewSettings {
  return {
    maxApplications: stored.max_applications,
    blindReview: stored.blind_review,
    scoreScale: stored.score_scale,
    requiredScores: stored.required_scores,
  };
}

/** The current settings. */
export async function getReviewSettings({
  db,
}: Pick<Context, 'db'>): Promise<Data<typeof contract.getReviewSettings>> {
  const currentSettings = await findSettings(db);
  const { revision, updatedAt } = currentSettings;
  return { ...settingsOf(currentSettings), revision, updatedAt: updatedAt?.toISOString() ?? null };
}

/** Updates the settings. Throws REVISION_CONFLICT with the current ones. */
export async function updateReviewSettings(
  { db, clock }: Context,
  adminId: string,
  { revision, ...changes }: ReviewSettings & { revision: number },
): Promise<Data<typeof contract.updateReviewSettings>> {
  const settings = {
    max_applications: changes.maxApplications,
    blind_review: changes.blindReview,
    score_scale: changes.scoreScale,
    required_scores: changes.requiredScores,
  };
  const at = clock.now();
  const isWritten = await db.transaction(async (tx) => {
    if (!(await writeSettings(tx, settings, { adminId, at, revision }))) return false;
    const subject = { kind: 'review_settings', id: '1' };
    await recordStaffAction(tx, { actorId: adminId, action: 'update', subject, details: settings, at });
    return true;
  });
  if (!isWritten) {
    throw failure(reviewErrors.REVISION_CONFLICT, { current: await getReviewSettings({ db }) });
  }
  return getReviewSettings({ db });
}
