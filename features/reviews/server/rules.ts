/** Pure rules of reviewing: conflicts, visibility of scores, ranks. */
import type { Role } from '@platform/contract/endpoint';
import { fold } from '@platform/server/database/search';

/** A normalised institution name: one script, one case, letters and digits only; null without a name. */
export function institutionKey(name: string | null): string | null {
  const key = fold(name ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return key === '' ? null : key;
}

/** Whether two names are of the same institution. */
export function sameInstitution(one: string | null, other: string | null): boolean {
  const key = institutionKey(one);
  return key !== null && key === institutionKey(other);
}

/** Whether names are hidden from the role. */
export function reviewsBlindly(role: Role, blindReview: boolean): boolean {
  return blindReview && role !== 'admin';
}

/** Points (hundredths of a scale) of a score. */
export const pointsOf = (score: number, scale: number): number => (score * 100) / scale;

/** Points in a scale, rounded to two decimals. */
export const inScale = (points: number, scale: number): number => Math.round(points * scale) / 100;

/** The mean of a sum of points, in a scale; null for none. */
export function meanScore(sum: number, count: number, scale: number): number | null {
  return count === 0 ? null : inScale(sum / count, scale);
}

/** Whether others' scores are visible: to admins, after the decision, and after one's own score. */
export function seesScores(role: Role, decided: boolean, hasScored: boolean): boolean {
  return role === 'admin' || decided || hasScored;
}

/** A mean as an exact fraction. */
export interface Mean {
  sum: number;
  count: number;
}

/** Compares means exactly, the higher first. */
const byMean = (a: Mean, b: Mean): number => b.sum * a.count - a.sum * b.count;

export interface Rank {
  rank: number;
  tied: boolean;
}

/**
 * Standard competition ranking: an entry's rank is one more than the number of entries with a higher mean, so equal means
 * share it (1, 2, 2, 4). Entries without scores have no rank. Returns the ranks in the order of the entries.
 */
export function rankByMean(entries: readonly Mean[]): (Rank | null)[] {
  const sorted = entries.filter(({ count }) => count > 0).toSorted(byMean);
  const places = new Map<Mean, Rank>();
  let first = 0;
  for (const [at, entry] of sorted.entries()) {
    const before = sorted[at - 1];
    const after = sorted[at + 1];
    const tiedBefore = before !== undefined && byMean(before, entry) === 0;
    const tiedAfter = after !== undefined && byMean(after, entry) === 0;
    if (!tiedBefore) first = at + 1;
    places.set(entry, { rank: first, tied: tiedBefore || tiedAfter });
  }
  return entries.map((entry) => places.get(entry) ?? null);
}
