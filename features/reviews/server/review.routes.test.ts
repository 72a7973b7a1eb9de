/** Reading, deciding, scoring and ranking through HTTP: every endpoint, every declared error, every transition, every role. */

import type { Person } from '@apps/server/testing';
import { users } from '@features/accounts/tables';
import { submitApplication, withdrawApplication } from '@features/scholarships/contract/application';
import {
  type ApplicationMoveName,
  type ApplicationStatus,
  applicationLifecycle,
  applicationStatuses,
} from '@features/scholarships/contract/lifecycle';
import { scholarshipApplications, scholarships } from '@features/scholarships/tables';
import { staffActions } from '@platform/server/database/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../contract/application.ts';
import { declareConflict } from '../contract/assignment.ts';
import { getReviewStatistics } from '../contract/overview.ts';
import { rankApplications, scoreApplication } from '../contract/score.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
let reviewer: Person;
/** An applicant for many scholarships. */
let applicant: Person;

beforeAll(async () => {
  fixture = await openFixture();
  reviewer = await fixture.reviewer({ institution: '別處大學' });
  applicant = await fixture.person();
});
afterAll(() => fixture.stop());

const one = (id: string) => ({ params: { id } });
/** A decision without scores. */
const decision = (id: string) => ({
  params: { id },
  body: { reason: '题目小而有力。', earlyReason: '评审人出缺' },
});
const get = async (by: Person, id: string) => await by.ok(contract.getApplicationReview, one(id));

describe('listReviewedApplications', () => {
  it('filters by status, category, scholarship, words in either script and assignment, ten per page', async () => {
    const scholarshipId = await fixture.scholarship({ category: 'research' });
    const ids: string[] = [];
    for (let at = 0; at < 11; at += 1)
      ids.unshift((await fixture.application({ scholarshipId, form: { full_name: `钟书发${at}` } })).id);
    const [newest = ''] = ids;
    await fixture.begin(newest);
    await fixture.assign(newest, reviewer);
    const list = async (by: Person, query: object) =>
      await by.ok(contract.listReviewedApplications, { query: { scholarshipId, ...query } });
    const first = await list(fixture.admin, {});
    expect(first.pagination).toEqual({ current_page: 1, per_page: 10, total: 11 });
    expect(first.applications.map(({ applicationId }) => applicationId)).toEqual(ids.slice(0, 10));
    expect((await list(fixture.admin, { page: 2 })).applications).toHaveLength(1);
    expect(first.applications[0]).toMatchObject({
      applicantName: '钟书发10',
      status: 'reviewing',
      category: 'research',
      country: '中国',
      materials: 1,
      assignedCount: 1,
      scoredCount: 0,
      score: null,
    });
    for (const [query, total] of [
      [{ status: 'reviewing' }, 1],
      [{ status: 'pending' }, 10],
      [{ category: 'research' }, 11],
      [{ category: 'academic' }, 0],
      [{ search: '鍾書發10' }, 1],
      [{ search: '香港大學 钟书' }, 11],
    ] as const)
      expect([query, (await list(fixture.admin, query)).pagination.total]).toEqual([query, total]);
    const mine = await list(reviewer, { mine: 'true' });
    expect(mine.applications).toEqual([
      expect.objectContaining({ applicationId: newest, assignedToMe: true, applicantName: null }),
    ]);
  });

  it('shows no drafts', async () => {
    const { id } = await fixture.application();
    await fixture.portal.db
      .update(scholarshipApplications)
      .set({ status: 'draft', submittedAt: null })
      .where(eq(scholarshipApplications.id, id));
    for (const declared of [contract.getApplicationReview, contract.beginReview])
      await reviewer.refuses(declared, one(id), 'APPLICATION_NOT_FOUND');
  });
});

describe('getApplicationReview', () => {
  it('APPLICATION_NOT_FOUND', async () => {
    await reviewer.refuses(contract.getApplicationReview, one(unknownId), 'APPLICATION_NOT_FOUND');
  });
});

/** A new application in a status, set in the database. */
async function inStatus(status: ApplicationStatus) {
  const application = await fixture.application({ by: applicant });
  await fixture.portal.db
    .update(scholarshipApplications)
    .set({ status, ...(status === 'draft' ? { submittedAt: null } : {}) })
    .where(eq(scholarshipApplications.id, application.id));
  return application;
}

describe('every transition by every role', () => {
  const calls = {
    submit: (by: Person, id: string) => by.call(submitApplication, one(id)),
    withdraw: (by: Person, id: string) => by.call(withdrawApplication, { params: { id }, body: {} }),
    beginReview: (by: Person, id: string) => by.call(contract.beginReview, one(id)),
    approve: (by: Person, id: string) => by.call(contract.approveApplication, decision(id)),
    reject: (by: Person, id: string) => by.call(contract.rejectApplication, decision(id)),
  };
  const actors = ['applicant', 'reviewer', 'admin', 'stranger'] as const;
  const applicantsOwn = (move: keyof typeof calls) => applicationLifecycle.mayMove(move, 'applicant');

  function expected(move: keyof typeof calls, status: ApplicationStatus, actor: (typeof actors)[number]) {
    if (applicantsOwn(move) && actor !== 'applicant') return 'APPLICATION_NOT_FOUND';
    if (!applicantsOwn(move) && (actor === 'applicant' || actor === 'stranger')) return 'FORBIDDEN';
    const isReviewersOwn = actor === 'reviewer' && !applicationLifecycle.mayMove(move, actor);
    if (isReviewersOwn) return 'FORBIDDEN';
    // Staff do not see drafts.
    if (!applicantsOwn(move) && status === 'draft') return 'APPLICATION_NOT_FOUND';
    const isOpen = applicationLifecycle.canMove(move, status, 'beforeDeadline');
    return isOpen ? applicationLifecycle.moves[move].to : 'ILLEGAL_TRANSITION';
  }

  it.each(applicationStatuses)(
    'from %s',
    async (status) => {
      const stranger = await fixture.person();
      for (const move of Object.keys(calls) as ApplicationMoveName[]) {
        for (const actor of actors) {
          // Only a draft can be submitted.
          if (move === 'submit' && status === 'draft' && actor === 'applicant') continue;
          const { id, owner } = await inStatus(status);
          const by = { applicant: owner, reviewer, admin: fixture.admin, stranger }[actor];
          const { code } = await calls[move](by, id);
          const [row] = await fixture.portal.db
            .select({ status: scholarshipApplications.status })
            .from(scholarshipApplications)
            .where(eq(scholarshipApplications.id, id));
          const expectation = expected(move, status, actor);
          expect([move, actor, code ?? row?.status]).toEqual([move, actor, expectation]);
          if (code) expect(row?.status).toBe(status);
        }
      }
    },
    60_000,
  );
});

describe.each([
  ['beginReview', contract.beginReview],
  ['approveApplication', contract.approveApplication],
  ['rejectApplication', contract.rejectApplication],
] as const)('%s', (_, declared) => {
  const role = declared === contract.beginReview ? 'reviewer' : 'admin';

  it('APPLICATION_NOT_FOUND', async () => {
    await fixture.admin.refuses(declared, decision(unknownId), 'APPLICATION_NOT_FOUND');
  });

  it('CONFLICT_OF_INTEREST: declared, of the same institution, or their own', async () => {
    const colleague = await fixture.reviewer({ institution: '香港 大學' }, role);
    const self = await fixture.reviewer({}, role);
    const declaring = await fixture.reviewer({}, role);
    for (const by of [colleague, self, declaring]) {
      const { id } = await fixture.application(by === self ? { by: self } : {});
      if (by === declaring) await declaring.ok(declareConflict, { params: { id }, body: {} });
      if (declared !== contract.beginReview) await fixture.begin(id);
      await by.refuses(declared, decision(id), 'CONFLICT_OF_INTEREST');
      expect(await get(by, id)).toMatchObject({ conflict: true });
    }
  });

  it('CONFLICT_OF_INTEREST takes precedence over ILLEGAL_TRANSITION', async () => {
    const { id } = await inStatus('rejected');
    const self = await fixture.reviewer({}, role);
    await fixture.portal.db
      .update(scholarshipApplications)
      .set({ userId: self.id })
      .where(eq(scholarshipApplications.id, id));
    await self.refuses(declared, decision(id), 'CONFLICT_OF_INTEREST');
    await fixture.admin.refuses(declared, decision(id), 'ILLEGAL_TRANSITION');
  });
});

describe('approveApplication', () => {
  it('requires a reason, and sends it to the applicant', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    const withoutReason = await fixture.admin.call(contract.approveApplication, {
      params: { id },
      body: { reason: ' ' },
    });
    expect(withoutReason).toMatchObject({ status: 422, message: '请输入评审意见' });
    const answer = await fixture.admin.ok(contract.approveApplication, decision(id));
    expect(answer).toMatchObject({ status: 'approved', reviewNotes: '题目小而有力。', approvedCount: 1 });
    expect(fixture.emails.at(-1)).toMatchObject({ subject: expect.stringContaining('已通过') });
  });

  it('NO_SLOTS_LEFT: one of two concurrent approvals for one slot succeeds', async () => {
    const scholarshipId = await fixture.scholarship({ availableSlots: 1 });
    const both = [await fixture.application({ scholarshipId }), await fixture.application({ scholarshipId })];
    for (const { id } of both) await fixture.begin(id);
    const others = [fixture.admin, await fixture.person('admin')];
    const answers = await Promise.all(
      both.map(({ id }, at) => (others[at] ?? fixture.admin).call(contract.approveApplication, decision(id))),
    );
    expect(answers.map(({ code }) => code ?? 'approved').sort()).toEqual(['NO_SLOTS_LEFT', 'approved']);
    const [row] = await fixture.portal.db
      .select()
      .from(scholarships)
      .where(eq(scholarships.id, scholarshipId));
    expect(row?.approvedCount).toBe(1);
  });

  it('NO_SLOTS_LEFT beyond the places of the award, whatever the scholarship says', async () => {
    const scholarshipId = await fixture.scholarship({ awardCategory: 'gold', availableSlots: 2 });
    const both = [await fixture.application({ scholarshipId }), await fixture.application({ scholarshipId })];
    for (const { id } of both) await fixture.begin(id);
    const [first, second] = both.map(({ id }) => decision(id));
    if (first) await fixture.admin.ok(contract.approveApplication, first);
    if (second) await fixture.admin.refuses(contract.approveApplication, second, 'NO_SLOTS_LEFT');
  });

  it('ILLEGAL_TRANSITION for the second of two concurrent decisions', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    const answers = await Promise.all([
      fixture.admin.call(contract.approveApplication, decision(id)),
      fixture.admin.call(contract.rejectApplication, decision(id)),
    ]);
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
  });
});

describe.each([
  ['approveApplication', contract.approveApplication, 'approved'],
  ['rejectApplication', contract.rejectApplication, 'rejected'],
] as const)('%s and the scores', (_, declared, status) => {
  const body = { reason: '一致同意' };
  const waived = (id: string) =>
    fixture.portal.db
      .select()
      .from(staffActions)
      .where(and(eq(staffActions.subjectId, id), eq(staffActions.action, 'decide_early')));

  it('SCORES_MISSING until the number in the settings is there', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    const judges = [reviewer, await fixture.reviewer()];
    for (const [scored, judge] of judges.entries()) {
      await fixture.admin.refuses(declared, { params: { id }, body }, 'SCORES_MISSING', {
        details: { required: 2, scored },
      });
      expect(await get(fixture.admin, id)).toMatchObject({ status: 'reviewing', requiredScores: 2 });
      await fixture.assign(id, judge);
      await fixture.score(id, judge, 80);
    }
    expect(await fixture.admin.ok(declared, { params: { id }, body })).toMatchObject({ status });
    expect(await waived(id)).toEqual([]);
  });

  it('may be decided earlier with a reason, which only the log keeps', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    const answer = await fixture.admin.ok(declared, decision(id));
    expect(answer).toMatchObject({ status });
    expect(JSON.stringify(answer)).not.toContain('评审人出缺');
    expect(await waived(id)).toMatchObject([
      { actorId: fixture.admin.id, reason: '评审人出缺', details: { required: 2, scored: 0 } },
    ]);
  });

  it('follows the settings', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    await fixture.assign(id, reviewer);
    await fixture.score(id, reviewer, 80);
    await fixture.set({ requiredScores: 1 });
    expect(await fixture.admin.ok(declared, { params: { id }, body })).toMatchObject({ status });
    await fixture.set({ requiredScores: 2 });
  });
});

const score = (id: string, value: number, scoreScale: 5 | 10 | 100 = 100) => ({
  params: { id },
  body: { score: value, scoreScale, comment: '论证清楚' },
});

describe('scoreApplication', () => {
  it("stores each reviewer's score, also concurrently; others see it after their own", async () => {
    const second = await fixture.reviewer();
    const { id } = await fixture.application();
    await fixture.begin(id);
    await fixture.assign(id, reviewer);
    await fixture.assign(id, second);
    await reviewer.ok(scoreApplication, score(id, 80));
    const before = await get(second, id);
    expect(before).toMatchObject({ score: null, scoredCount: 1 });
    expect(before.reviewers[0]).toMatchObject({ scored: true, score: null, comment: null });
    await Promise.all([
      reviewer.call(scoreApplication, score(id, 85)),
      second.call(scoreApplication, score(id, 90)),
      second.call(scoreApplication, score(id, 90)),
    ]);
    for (const by of [reviewer, second, fixture.admin]) {
      const read = await get(by, id);
      expect(read).toMatchObject({ score: 87.5, scoredCount: 2, assignedCount: 2 });
      expect(read.reviewers.map((part) => [part.score, part.comment])).toEqual([
        [85, '论证清楚'],
        [90, '论证清楚'],
      ]);
    }
    await fixture.set({ scoreScale: 5 });
    expect(await get(reviewer, id)).toMatchObject({ score: 4.38, scoreScale: 5 });
    await fixture.set({ scoreScale: 100 });
  });

  it('requires a whole number within the scale', async () => {
    for (const [value, scale] of [
      [101, 100],
      [6, 5],
      [-1, 10],
      [3.5, 5],
    ] as const)
      expect((await reviewer.call(scoreApplication, score(unknownId, value, scale))).status).toBe(422);
  });

  it('APPLICATION_NOT_FOUND', async () => {
    await reviewer.refuses(scoreApplication, score(unknownId, 5), 'APPLICATION_NOT_FOUND');
  });

  it('NOT_ASSIGNED', async () => {
    const { id } = await fixture.application();
    await reviewer.refuses(scoreApplication, score(id, 5), 'NOT_ASSIGNED');
  });

  it('NOT_UNDER_REVIEW, before and after', async () => {
    const { id } = await fixture.application();
    await fixture.assign(id, reviewer);
    await reviewer.refuses(scoreApplication, score(id, 5), 'NOT_UNDER_REVIEW');
    await fixture.begin(id);
    await fixture.admin.ok(contract.rejectApplication, decision(id));
    await reviewer.refuses(scoreApplication, score(id, 5), 'NOT_UNDER_REVIEW');
  });

  it('CONFLICT_OF_INTEREST', async () => {
    const { id } = await fixture.application();
    await reviewer.ok(declareConflict, { params: { id }, body: {} });
    await reviewer.refuses(scoreApplication, score(id, 5), 'CONFLICT_OF_INTEREST');
  });

  it('SCORE_SCALE_CHANGED', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    await fixture.assign(id, reviewer);
    await reviewer.refuses(scoreApplication, score(id, 4, 5), 'SCORE_SCALE_CHANGED', {
      details: { scoreScale: 100 },
    });
  });
});

describe('rankApplications', () => {
  it('ranks by mean with ties; a reviewer sees only applications they have scored', async () => {
    const scholarshipId = await fixture.scholarship();
    const ids: string[] = [];
    for (const score of [70, 90, 70, null]) {
      const { id } = await fixture.application({ scholarshipId });
      ids.push(id);
      await fixture.begin(id);
      await fixture.assign(id, reviewer);
      if (score !== null) await fixture.score(id, reviewer, score);
    }
    const [first = '', second = '', third = '', unscored = ''] = ids;
    const { ranking } = await fixture.admin.ok(rankApplications, one(scholarshipId));
    expect(
      ranking.map(({ applicationId, rank, tied, score: mean }) => [applicationId, rank, tied, mean]),
    ).toEqual([
      [second, 1, false, 90],
      [first, 2, true, 70],
      [third, 2, true, 70],
      [unscored, null, false, null],
    ]);
    const stranger = await fixture.reviewer();
    const unseen = await stranger.ok(rankApplications, one(scholarshipId));
    expect(unseen.ranking.every(({ rank, score: mean }) => rank === null && mean === null)).toBe(true);
  });

  it('returns ten per page, by page number or by application', async () => {
    const scholarshipId = await fixture.scholarship();
    const { id, owner } = await fixture.application({ scholarshipId });
    const { db, random } = fixture.portal;
    const [row] = await db.select().from(scholarshipApplications).where(eq(scholarshipApplications.id, id));
    const [account] = await db.select().from(users).where(eq(users.id, owner.id));
    if (!row || !account) throw new Error('no application');
    const copies = Array.from({ length: 22 }, (_, at) => ({
      ...row,
      id: random.id(),
      userId: random.id(),
      applicationNumber: `${row.applicationNumber}-${String(at).padStart(2, '0')}`,
    }));
    const people = copies.map(({ userId }, at) => {
      const username = `${account.username}_${at}`;
      return { ...account, id: userId, username, email: `${username}@example.org` };
    });
    await db.insert(users).values(people);
    await db.insert(scholarshipApplications).values(copies);
    await fixture.begin(id);
    await fixture.assign(id, reviewer);
    await fixture.score(id, reviewer, 70);
    const page = (query: object) => fixture.admin.ok(rankApplications, { ...one(scholarshipId), query });
    const pages = [await page({}), await page({ page: 2 }), await page({ page: 3 })];
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3].map((current_page) => ({ current_page, per_page: 10, total: 23 })),
    );
    const order = pages.flatMap(({ ranking }) => ranking.map(({ applicationId }) => applicationId));
    expect(order).toEqual([id, ...copies.map((copy) => copy.id)]);
    const [tenth = '', last = ''] = [order[9], order[22]];
    for (const [around, current] of [
      [id, 1],
      [tenth, 1],
      [last, 3],
      [unknownId, 1],
    ] as const)
      expect((await page({ around })).pagination.current_page).toBe(current);
    expect((await page({ page: 9 })).ranking).toEqual([]);
  });

  it('SCHOLARSHIP_NOT_FOUND', async () => {
    await reviewer.refuses(rankApplications, one(unknownId), 'SCHOLARSHIP_NOT_FOUND');
  });
});

describe('getReviewStatistics', () => {
  it('agrees with the list', async () => {
    const data = await fixture.admin.ok(getReviewStatistics, {});
    const counts = await Promise.all(
      (['pending', 'reviewing', 'approved', 'rejected', 'withdrawn'] as const).map(async (status) => {
        const list = await fixture.admin.call(contract.listReviewedApplications, { query: { status } });
        return list.data.pagination.total;
      }),
    );
    const { pending, reviewing, approved, rejected, withdrawn } = data;
    expect([pending, reviewing, approved, rejected, withdrawn]).toEqual(counts);
    expect(data.total).toBe(counts.reduce((sum, each) => sum + each, 0));
    expect(data.amountPaid).toBe(0);
    expect(data.averageScore).toBeGreaterThan(0);
    const newReviewer = await fixture.reviewer();
    const { id } = await fixture.application();
    await fixture.assign(id, newReviewer);
    expect((await newReviewer.ok(getReviewStatistics, {})).waitingForMe).toBe(1);
  });
});
