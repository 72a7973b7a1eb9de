/** The reviews' sample data: reviewers, assignments, scores and disbursements. */
import { users } from '@features/accounts/tables';
import { findInStates } from '@features/scholarships/review/store';
import { after, day, hour } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { readSample } from '@platform/server/sample';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { disbursement } from '../contract/disbursement.ts';
import { reviewerProfile } from '../contract/reviewer.ts';
import { addAssignments, saveScore } from './assignments.store.ts';
import { beginDisbursements } from './disbursements.store.ts';
import { insertReviewer } from './reviewers.store.ts';
import { disbursements, reviewAssignments, reviewers } from './tables.ts';

const sampleReviewer = reviewerProfile
  .extend({
    username: z.string(),
    full_name: z.string(),
    /** Their comments, used in turn. */
    comments: z.array(z.string()).min(1),
    /** Their strictness: the lowest of their points. */
    bias: z.int().min(4).max(92),
  })
  .strict();
type SampleReviewer = z.output<typeof sampleReviewer>;

/** The results of the first awards; the others are pending. */
const sampleDisbursement = disbursement.pick({ status: true, note: true }).strict();

/** Adds missing reviewers' accounts and profiles; returns their ids by user name. */
async function addReviewers(
  { clock, random }: Services,
  tx: Transaction,
  samples: readonly SampleReviewer[],
): Promise<Map<string, string>> {
  const now = clock.now();
  // The demo reviewer has an account already; the others get one without a password.
  const rowsToInsert = samples.map(({ username, full_name }) => ({
    id: random.id(),
    name: full_name,
    username,
    displayUsername: username,
    email: `${username}@zhongzhou.example`,
    emailVerified: true,
    role: 'reviewer' as const,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(users).values(rowsToInsert).onConflictDoNothing();
  const names = samples.map(({ username }) => username);
  const rows = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, names));
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  for (const { username, ...profile } of samples) {
    const id = ids.get(username);
    if (id) await insertReviewer(tx, id, profile, now);
  }
  return ids;
}

/** Points vary by reviewer and application, the same on every machine. */
const pointsFor = ({ bias }: SampleReviewer, place: number) => bias + ((place * 7 + bias) % 13) - 4;

type ScoredApplication = Awaited<ReturnType<typeof findInStates>>[number];

/** Assigns an application to three active reviewers; from the review on, two or all have scored. */
async function review(
  tx: Transaction,
  { id: applicationId, status, submittedAt }: ScoredApplication,
  place: number,
  judges: readonly { judge: SampleReviewer; id: string }[],
  adminId: string,
): Promise<void> {
  const assigned = [0, 1, 2].flatMap((next) => judges[(place + next) % judges.length] ?? []);
  const at = after(submittedAt ?? new Date(0), 2 * hour);
  const pairs = assigned.map(({ id }) => ({ applicationId, reviewerId: id }));
  await addAssignments(tx, pairs, { adminId, at });
  if (status === 'submitted') return;
  const scoring = status === 'under_review' ? assigned.slice(0, 2) : assigned;
  for (const [turn, { judge, id }] of scoring.entries()) {
    const comment = judge.comments[place % judge.comments.length] ?? null;
    const scoredAt = after(at, (turn + 1) * 5 * hour);
    await saveScore(tx, {
      applicationId,
      reviewerId: id,
      points: pointsFor(judge, place),
      comment,
      scoredAt,
    });
  }
}

/** Pays the awards, the earliest first, by the sample data. */
async function payAwards(
  { clock, random }: Services,
  tx: Transaction,
  judged: readonly ScoredApplication[],
): Promise<void> {
  const now = clock.now();
  const outcomes = await readSample('disbursements.yaml', sampleDisbursement);
  await beginDisbursements(tx, random.id, now);
  const decided = judged
    .filter(({ status }) => status === 'approved')
    .sort((a, b) => Number(a.decidedAt) - Number(b.decidedAt));
  for (const [place, { id, decidedAt }] of decided.entries()) {
    const createdAt = decidedAt ?? now;
    const tried = after(createdAt, 3 * day);
    const outcome = outcomes[place];
    await tx
      .update(disbursements)
      .set(
        outcome
          ? {
              ...outcome,
              paidAt: outcome.status === 'paid' ? tried : null,
              attempts: 1,
              createdAt,
              updatedAt: tried,
            }
          : { createdAt, updatedAt: createdAt },
      )
      .where(eq(disbursements.applicationId, id));
  }
}

/** Adds reviewers, assignments, scores and disbursements to the sample applications, once. In production it does nothing. */
export async function seedReviews(services: Services): Promise<void> {
  const { db, env } = services;
  if (env.PORTAL_MODE !== 'demo' || (await db.$count(reviewers)) > 0) return;
  await db.transaction(async (tx) => {
    // The lock serialises two concurrent seeds.
    const [lock] = await tx.select().from(users).where(eq(users.username, 'steward')).for('update');
    if (!lock || (await tx.$count(reviewAssignments)) > 0) return;
    const samples = await readSample('reviewers.yaml', sampleReviewer);
    const ids = await addReviewers(services, tx, samples);
    const judges = samples.flatMap((judge) => {
      const id = ids.get(judge.username);
      return id && judge.status === 'active' ? [{ judge, id }] : [];
    });
    const judged = await findInStates(tx, ['submitted', 'under_review', 'approved', 'rejected']);
    // The latest are left for a trial of the even assignment.
    const assigned = judged.filter(({ status }, at) => status !== 'submitted' || at % 2 === 0);
    for (const [place, each] of assigned.entries()) await review(tx, each, place, judges, lock.id);
    await payAwards(services, tx, judged);
  });
}
