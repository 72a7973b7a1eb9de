/** The viewer of applications and their permissions. */

import type { ScholarshipSettings } from '@features/scholarships/contract/settings';
import { readSettings } from '@features/scholarships/review/settings';
import type { Role } from '@platform/contract/endpoint';
import type { Queryable } from '@platform/server/database/database';
import type { Caller } from '@platform/server/portal';
import { institutionOf } from './reviewers.store.ts';
import { reviewsBlindly } from './rules.ts';

export interface Viewer {
  id: string;
  role: Role;
  /** Whether names are hidden. */
  blind: boolean;
  /** The current maximum score. */
  scale: ScholarshipSettings['score_scale'];
  /** Scores that a decision needs. */
  requiredScores: number;
  /** The institution in their reviewer's profile, or null. */
  institution: string | null;
}

/** The caller as a viewer, by the current settings. */
export async function viewerOf(db: Queryable, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<Viewer> {
  const settings = await readSettings(db);
  const institution = await institutionOf(db, id);
  const blind = reviewsBlindly(role, settings.blind_review);
  const { score_scale: scale, required_scores: requiredScores } = settings;
  return { id, role, blind, scale, requiredScores, institution };
}
