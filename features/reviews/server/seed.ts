/** Completes the sample story of the scholarships: reviewers, what they were given and scored, and the awards' money. */
import { users } from '@features/accounts/tables';
import { findInStates } from '@features/scholarships/review/store';
import { after, day, hour } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { eq, inArray } from 'drizzle-orm';
import { beginDisbursements } from './disbursements.store.ts';
import { addAssignments, putScore } from './parts.store.ts';
import { insertReviewer } from './reviewers.store.ts';
import { type SampleReviewer, sampleReviewers } from './seed/reviewers.ts';
import { disbursements, reviewAssignments, reviewers } from './tables.ts';

/** Adds the reviewers' accounts and profiles that are missing; gives the ids by user name. */
async function addReviewers({ clock, random }: Services, tx: Transaction): Promise<Map<string, string>> {
  const now = clock.now();
  const people = sampleReviewers.slice(1).map(({ username, full_name }) => ({
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
  await tx.insert(users).values(people).onConflictDoNothing();
  const names = sampleReviewers.map(({ username }) => username);
  const known = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, names));
  const ids = new Map(known.map(({ id, username }) => [username, id]));
  for (const { username, ...profile } of sampleReviewers) {
    const id = ids.get(username);
    if (id) await insertReviewer(tx, id, profile, now);
  }
  return ids;
}

/** Scores differ from reviewer to reviewer and from application to application, the same on every machine. */
const pointsFor = ({ leaning }: SampleReviewer, place: number) => leaning + ((place * 7 + leaning) % 13) - 4;

type Judged = Awaited<ReturnType<typeof findInStates>>[number];

/** Gives an application to three of the active reviewers; under review and after, two or all have scored. */
async function review(
  tx: Transaction,
  { id: applicationId, status, submittedAt }: Judged,
  place: number,
  judges: readonly { judge: SampleReviewer; id: string }[],
  adminId: string,
): Promise<void> {
  const given = [0, 1, 2].flatMap((next) => judges[(place + next) % judges.length] ?? []);
  const at = after(submittedAt ?? new Date(0), 2 * hour);
  const pairs = given.map(({ id }) => ({ applicationId, reviewerId: id }));
  await addAssignments(tx, pairs, { adminId, at });
  if (status === 'submitted') return;
  const scoring = status === 'under_review' ? given.slice(0, 2) : given;
  for (const [turn, { judge, id }] of scoring.entries()) {
    const comment = judge.comments[place % judge.comments.length] ?? null;
    const scoredAt = after(at, (turn + 1) * 5 * hour);
    await putScore(tx, { applicationId, reviewerId: id, points: pointsFor(judge, place), comment, scoredAt });
  }
}

/** Of the awards, the first was paid, the second failed, the others wait. */
async function payAwards(
  { clock, random }: Services,
  tx: Transaction,
  judged: readonly Judged[],
): Promise<void> {
  const now = clock.now();
  await beginDisbursements(tx, random.id, now);
  const decided = judged
    .filter(({ status }) => status === 'approved')
    .sort((a, b) => Number(a.decidedAt) - Number(b.decidedAt));
  for (const [place, { id, decidedAt }] of decided.entries()) {
    const createdAt = decidedAt ?? now;
    const tried = after(createdAt, 3 * day);
    const outcome =
      place === 0
        ? { status: 'paid' as const, paidAt: tried, attempts: 1, note: '银行回单 2208-0417' }
        : place === 1
          ? { status: 'failed' as const, attempts: 1, note: '收款账户户名与申请人不一致，已请申请人核对。' }
          : {};
    const updatedAt = place < 2 ? tried : createdAt;
    await tx
      .update(disbursements)
      .set({ ...outcome, createdAt, updatedAt })
      .where(eq(disbursements.applicationId, id));
  }
}

/** Adds reviewers, their work and the awards to the sample applications, once. In production it does nothing. */
export async function seedReviews(services: Services): Promise<void> {
  const { db, env } = services;
  if (env.PORTAL_MODE !== 'demo' || (await db.$count(reviewers)) > 0) return;
  await db.transaction(async (tx) => {
    // The lock lets two programs that seed at once follow each other.
    const [steward] = await tx.select().from(users).where(eq(users.username, 'steward')).for('update');
    if (!steward || (await tx.$count(reviewAssignments)) > 0) return;
    const ids = await addReviewers(services, tx);
    const judges = sampleReviewers.flatMap((judge) => {
      const id = ids.get(judge.username);
      return id && judge.status === 'active' ? [{ judge, id }] : [];
    });
    const judged = await findInStates(tx, ['submitted', 'under_review', 'approved', 'rejected']);
    // The latest are left for whoever tries the even assignment.
    const assigned = judged.filter(({ status }, at) => status !== 'submitted' || at % 2 === 0);
    for (const [place, each] of assigned.entries()) await review(tx, each, place, judges, steward.id);
    await payAwards(services, tx, judged);
  });
}
