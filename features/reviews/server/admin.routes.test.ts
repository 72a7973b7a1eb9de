/** The admins' endpoints: reviewers, assignments, identity numbers, disbursements, settings; and messages to applicants. */

import type { Person } from '@apps/server/testing';
import { getApplication } from '@features/scholarships/contract/application';
import { scholarshipApplications } from '@features/scholarships/tables';
import { minute } from '@platform/server/clock';
import { dataOf, expectRefused } from '@platform/server/testing/caller';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as applicant from '../contract/applicant.ts';
import { approveApplication, listReviewedApplications, rejectApplication } from '../contract/application.ts';
import * as assigning from '../contract/assignment.ts';
import * as awards from '../contract/disbursement.ts';
import { disbursementLifecycle, disbursementStatuses } from '../contract/lifecycle.ts';
import { exportApplications, getReviewStatistics } from '../contract/overview.ts';
import * as reviewers from '../contract/reviewer.ts';
import { getReviewSettings, updateReviewSettings } from '../contract/settings.ts';
import { disbursements } from './tables.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
let admin: Person;
let reviewer: Person;

beforeAll(async () => {
  fixture = await openFixture();
  admin = fixture.admin;
  reviewer = await fixture.reviewer();
});
afterAll(() => fixture.stop());

const profile = {
  title: '研究员',
  expertise: '古建测绘',
  institution: '故宫博物院',
  status: 'active' as const,
};

describe('listReviewers, addReviewer, updateReviewer', () => {
  it('makes a candidate a reviewer and counts their work', async () => {
    const { id } = await fixture.person('reviewer');
    const candidates = async () => (await admin.ok(reviewers.listReviewerCandidates, {})).map((c) => c.id);
    expect(await candidates()).toContain(id);
    await admin.ok(reviewers.addReviewer, { body: { userId: id, ...profile } });
    expect(await candidates()).not.toContain(id);
    await admin.refuses(reviewers.addReviewer, { body: { userId: id, ...profile } }, 'ALREADY_A_REVIEWER');
    const changed = { params: { id }, body: { ...profile, title: '馆员', status: 'paused' as const } };
    await admin.ok(reviewers.updateReviewer, changed);
    const data = await admin.ok(reviewers.listReviewers, {});
    expect(data.find((each) => each.id === id)).toMatchObject({
      title: '馆员',
      institution: '故宫博物院',
      status: 'paused',
      assignedCount: 0,
      completedCount: 0,
    });
  });

  it('NOT_A_REVIEWER', async () => {
    const { id } = await fixture.person('editor');
    await admin.refuses(reviewers.addReviewer, { body: { userId: id, ...profile } }, 'NOT_A_REVIEWER');
  });

  it('REVIEWER_NOT_FOUND', async () => {
    await admin.refuses(
      reviewers.updateReviewer,
      { params: { id: unknownId }, body: profile },
      'REVIEWER_NOT_FOUND',
    );
  });
});

const pair = (id: string, reviewerId: string) => ({ params: { id, reviewerId } });

describe('assignReviewer', () => {
  it('assigns once, with one email', async () => {
    const { id, application_number } = await fixture.application();
    const before = fixture.emails.length;
    await fixture.assign(id, reviewer);
    await fixture.assign(id, reviewer);
    expect(fixture.emails.slice(before).map(({ text }) => text)).toEqual([
      expect.stringContaining(application_number),
    ]);
    const data = await reviewer.ok(listReviewedApplications, { query: { mine: 'true' } });
    expect(data.applications.map(({ applicationId }) => applicationId)).toContain(id);
  });

  it('APPLICATION_NOT_FOUND and REVIEWER_NOT_FOUND', async () => {
    const { id } = await fixture.application();
    await admin.refuses(assigning.assignReviewer, pair(unknownId, reviewer.id), 'APPLICATION_NOT_FOUND');
    const { id: former } = await fixture.person();
    for (const userId of [unknownId, former])
      await admin.refuses(assigning.assignReviewer, pair(id, userId), 'REVIEWER_NOT_FOUND');
  });

  it('REVIEW_CLOSED', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    await admin.ok(rejectApplication, { params: { id }, body: { reason: '不符合', earlyReason: '缺材料' } });
    await admin.refuses(assigning.assignReviewer, pair(id, reviewer.id), 'REVIEW_CLOSED');
  });

  it('CONFLICT_OF_INTEREST', async () => {
    const { id } = await fixture.application();
    const colleague = await fixture.reviewer({ institution: '香港大學' });
    await admin.refuses(assigning.assignReviewer, pair(id, colleague.id), 'CONFLICT_OF_INTEREST');
  });

  it('REVIEWER_PAUSED', async () => {
    const { id } = await fixture.application();
    const paused = await fixture.reviewer({ status: 'paused' });
    await admin.refuses(assigning.assignReviewer, pair(id, paused.id), 'REVIEWER_PAUSED');
  });
});

describe('unassignReviewer', () => {
  it('removes an unscored assignment: ALREADY_SCORED', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    await fixture.assign(id, reviewer);
    expect((await admin.ok(assigning.unassignReviewer, pair(id, reviewer.id))).reviewers).toEqual([]);
    await fixture.assign(id, reviewer);
    await fixture.score(id, reviewer, 80);
    await admin.refuses(assigning.unassignReviewer, pair(id, reviewer.id), 'ALREADY_SCORED');
  });

  it('ASSIGNMENT_NOT_FOUND and APPLICATION_NOT_FOUND', async () => {
    const { id } = await fixture.application();
    await admin.refuses(assigning.unassignReviewer, pair(id, reviewer.id), 'ASSIGNMENT_NOT_FOUND');
    await admin.refuses(assigning.unassignReviewer, pair(unknownId, reviewer.id), 'APPLICATION_NOT_FOUND');
  });
});

describe('declareConflict and liftConflict', () => {
  it('removes assignment and score and prevents others, until an admin removes it', async () => {
    const { id } = await fixture.application();
    await fixture.begin(id);
    await fixture.assign(id, reviewer);
    await fixture.score(id, reviewer, 99);
    const input = { params: { id }, body: { reason: '曾任其导师' } };
    const declared = await reviewer.ok(assigning.declareConflict, input);
    expect(declared).toMatchObject({ conflict: true, assignedToMe: false, reviewers: [], conflicts: [] });
    await reviewer.ok(assigning.declareConflict, input);
    await admin.refuses(assigning.assignReviewer, pair(id, reviewer.id), 'CONFLICT_OF_INTEREST');
    const lifted = await admin.ok(assigning.liftConflict, pair(id, reviewer.id));
    expect(lifted.conflicts).toEqual([]);
    await fixture.assign(id, reviewer);
  });

  it('APPLICATION_NOT_FOUND, REVIEW_CLOSED, CONFLICT_NOT_FOUND', async () => {
    const unknownRequest = { params: { id: unknownId }, body: {} };
    await reviewer.refuses(assigning.declareConflict, unknownRequest, 'APPLICATION_NOT_FOUND');
    await admin.refuses(assigning.liftConflict, pair(unknownId, unknownId), 'APPLICATION_NOT_FOUND');
    const { id } = await fixture.application();
    await admin.refuses(assigning.liftConflict, pair(id, unknownId), 'CONFLICT_NOT_FOUND');
    await fixture.begin(id);
    await admin.ok(rejectApplication, { params: { id }, body: { reason: '不符合', earlyReason: '缺材料' } });
    await reviewer.refuses(assigning.declareConflict, { params: { id }, body: {} }, 'REVIEW_CLOSED');
  });
});

describe('assignEvenly', () => {
  it('NO_ACTIVE_REVIEWERS', async () => {
    const other = await openFixture();
    await other.admin.refuses(assigning.assignEvenly, { body: { reviewersEach: 1 } }, 'NO_ACTIVE_REVIEWERS');
    await other.stop();
  });

  it('assigns evenly without conflicts; a preview changes nothing; two concurrent calls assign once', async () => {
    const other = await openFixture();
    const team: Person[] = [];
    for (const institution of ['甲大学', '乙大学', '丙大学'])
      team.push(await other.reviewer({ institution }));
    await other.reviewer({ status: 'paused' });
    const scholarshipId = await other.scholarship();
    for (let at = 0; at < 6; at += 1)
      await other.application({ scholarshipId, form: { institution: at === 0 ? '甲大學' : '丁大学' } });
    const body = { reviewersEach: 2, scholarshipId };
    const run = () => other.admin.ok(assigning.assignEvenly, { body });
    const preview = { body: { ...body, preview: true } };
    const planned = await other.admin.ok(assigning.assignEvenly, preview);
    expect(planned).toMatchObject({ assigned: 12, short: 0 });
    expect(planned.perReviewer.map(({ assigned }) => assigned)).toEqual([4, 4, 4]);
    const before = await other.admin.call(reviewers.listReviewers, {});
    expect(before.data.map(({ assignedCount }) => assignedCount)).toEqual([0, 0, 0, 0]);
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ assigned }) => assigned).sort()).toEqual([0, 12]);
    expect(both.map(({ short }) => short)).toEqual([0, 0]);
    const data = await other.admin.ok(reviewers.listReviewers, {});
    expect(data.map(({ assignedCount }) => assignedCount).sort()).toEqual([0, 4, 4, 4]);
    const all = await other.admin.ok(assigning.assignEvenly, { body: { reviewersEach: 3 } });
    expect(all).toMatchObject({ assigned: 5, short: 1 });
    expect(other.emails.filter(({ subject }) => subject.includes('评审任务'))).toHaveLength(6);
    await other.stop();
  });
});

describe('judgeMaterial, getReviewedMaterialLink, sendStaffMessage', () => {
  const judged = (id: string, materialId: string, status: 'accepted' | 'refused' = 'accepted') => ({
    params: { id, materialId },
    body: { status, note: '清楚' },
  });

  it('notifies the applicant', async () => {
    const application = await fixture.application();
    const materialId = application.materials[0]?.id ?? '';
    const withoutNote = { params: { id: application.id, materialId }, body: { status: 'refused' as const } };
    expect(await reviewer.call(applicant.judgeMaterial, withoutNote)).toMatchObject({
      status: 422,
      message: '请说明需要补充的内容或未通过的原因',
    });
    await reviewer.ok(applicant.judgeMaterial, judged(application.id, materialId));
    const message = { params: { id: application.id }, body: { content: '请补充测绘图的比例尺。' } };
    await reviewer.ok(applicant.sendStaffMessage, message, { key: 'once' });
    await reviewer.ok(applicant.sendStaffMessage, message, { key: 'once' });
    const data = await application.owner.ok(getApplication, { params: { id: application.id } });
    expect(data.materials[0]).toMatchObject({ status: 'accepted', note: '清楚' });
    expect(data.messages).toEqual([expect.objectContaining({ author: 'staff', author_name: '评审组' })]);
    const other = { ...message, body: { content: '另一句话' } };
    await reviewer.refuses(applicant.sendStaffMessage, other, 'IDEMPOTENCY_KEY_REUSED', {}, { key: 'once' });
    const link = { params: { id: application.id, materialId } };
    const { url } = await admin.ok(applicant.getReviewedMaterialLink, link);
    const reply = await fixture.portal.http.inject({ url });
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('成绩单.pdf');
  });

  it('APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND, MATERIAL_LOCKED, MESSAGES_CLOSED, CONFLICT_OF_INTEREST', async () => {
    const application = await fixture.application();
    const { id } = application;
    const materialId = application.materials[0]?.id ?? '';
    const message = (to: string) => ({ params: { id: to }, body: { content: '您好' } });
    const codes = async (to: string, of: string) => [
      (await reviewer.call(applicant.judgeMaterial, judged(to, of))).code,
      (await reviewer.call(applicant.getReviewedMaterialLink, { params: { id: to, materialId: of } })).code,
    ];
    expect(await codes(unknownId, unknownId)).toEqual(['APPLICATION_NOT_FOUND', 'APPLICATION_NOT_FOUND']);
    expect(await codes(id, unknownId)).toEqual(['MATERIAL_NOT_FOUND', 'MATERIAL_NOT_FOUND']);
    await reviewer.refuses(applicant.sendStaffMessage, message(unknownId), 'APPLICATION_NOT_FOUND');
    await reviewer.ok(applicant.judgeMaterial, judged(id, materialId));
    await reviewer.refuses(applicant.judgeMaterial, judged(id, materialId), 'MATERIAL_LOCKED');
    const conflicted = await fixture.application();
    const own = { params: { id: conflicted.id }, body: {} };
    await reviewer.ok(assigning.declareConflict, own);
    const theirs = judged(conflicted.id, conflicted.materials[0]?.id ?? '');
    await reviewer.refuses(applicant.judgeMaterial, theirs, 'CONFLICT_OF_INTEREST');
    await reviewer.refuses(applicant.sendStaffMessage, message(conflicted.id), 'CONFLICT_OF_INTEREST');
    await fixture.portal.db
      .update(scholarshipApplications)
      .set({ status: 'withdrawn' })
      .where(eq(scholarshipApplications.id, id));
    await reviewer.refuses(applicant.sendStaffMessage, message(id), 'MESSAGES_CLOSED');
  });
});

describe('revealIdNumber and listIdNumberReveals', () => {
  it('returns the number to an admin and records it', async () => {
    const { id, application_number } = await fixture.application({ form: { id_number: 'A123456(7)' } });
    const data = await admin.ok(applicant.revealIdNumber, { params: { id } });
    expect(data).toEqual({ id_number: 'A123456(7)' });
    const seen = await admin.call(applicant.listIdNumberReveals, { query: { applicationId: id } });
    expect(seen.data).toMatchObject({
      reveals: [{ applicationId: id, applicationNumber: application_number }],
      pagination: { total: 1 },
    });
  });

  it('APPLICATION_NOT_FOUND', async () => {
    await admin.refuses(applicant.revealIdNumber, { params: { id: unknownId } }, 'APPLICATION_NOT_FOUND');
  });
});

/** The disbursement of an approved application. */
async function awarded(amount = 1_000_000) {
  const scholarshipId = await fixture.scholarship({ amount, awardCategory: amount ? 'gold' : 'nomination' });
  const application = await fixture.application({ scholarshipId });
  await fixture.begin(application.id);
  await admin.ok(approveApplication, {
    params: { id: application.id },
    body: { reason: '一致同意', earlyReason: '特批' },
  });
  const data = await admin.ok(awards.listDisbursements, { query: { limit: 100 } });
  const row = data.disbursements.find(({ applicationId }) => applicationId === application.id);
  if (!row) throw new Error('no disbursement');
  return { ...row, made: application };
}

const calls = {
  confirm: (by: Person, id: string, key?: string) =>
    by.call(
      awards.confirmDisbursement,
      { params: { id }, body: { method: 'cheque', note: '支票 0042' } },
      { key },
    ),
  fail: (by: Person, id: string, key?: string) =>
    by.call(awards.failDisbursement, { params: { id }, body: { reason: '账号有误' } }, { key }),
  retry: (by: Person, id: string, key?: string) =>
    by.call(awards.retryDisbursement, { params: { id }, body: {} }, { key }),
};

describe('disbursements', () => {
  it('are created by the approval with award, amount and recipient', async () => {
    expect(await awarded()).toMatchObject({
      recipient: '何星野',
      award: 'gold',
      amount: 10_000,
      status: 'pending',
      method: 'bank_transfer',
      disbursementDate: null,
    });
    expect(await awarded(0)).toMatchObject({ award: 'nomination', amount: 0, method: 'certificate' });
  });

  it("fail, are retried and paid; the recipient's timeline shows each step once", async () => {
    const { id, made } = await awarded();
    const before = fixture.emails.length;
    dataOf(await calls.fail(admin, id, 'f'));
    dataOf(await calls.fail(admin, id, 'f'));
    dataOf(await calls.retry(admin, id, 'r'));
    const paid = dataOf(await calls.confirm(admin, id, 'c'));
    expect(dataOf(await calls.confirm(admin, id, 'c'))).toEqual(paid);
    expect(paid).toMatchObject({ status: 'paid', method: 'cheque', note: '支票 0042', attempts: 2 });
    expect(paid.disbursementDate).not.toBeNull();
    expect(fixture.emails.slice(before).map(({ subject }) => subject.split('（')[0])).toEqual([
      '您的奖学金发放失败',
      '您的奖学金已发放',
    ]);
    const data = await made.owner.ok(getApplication, { params: { id: made.id } });
    expect(data.timeline.slice(-2).map(({ event, note }) => [event, note])).toEqual([
      ['award_failed', '账号有误'],
      ['award_paid', '发放方式：支票；支票 0042'],
    ]);
    const figures = await admin.ok(getReviewStatistics, {});
    expect(figures.amountPaid).toBeGreaterThanOrEqual(10_000);
    expect(figures.amountAwarded).toBeGreaterThanOrEqual(figures.amountPaid);
    const listed = await admin.call(awards.listDisbursements, { query: { status: 'paid', award: 'gold' } });
    expect(listed.data.disbursements.map((each) => each.id)).toContain(id);
  });

  it('are paid once when two admins confirm concurrently', async () => {
    const { id } = await awarded();
    const answers = await Promise.all([calls.confirm(admin, id), calls.confirm(admin, id)]);
    expect(answers.map(({ code }) => code ?? 'paid').sort()).toEqual(['ILLEGAL_DISBURSEMENT_MOVE', 'paid']);
  });
});

describe.each([
  ['confirmDisbursement', 'confirm'],
  ['failDisbursement', 'fail'],
  ['retryDisbursement', 'retry'],
] as const)('%s', (_, move) => {
  it('ILLEGAL_DISBURSEMENT_MOVE from every status but its own', async () => {
    const { id } = await awarded();
    for (const status of disbursementStatuses) {
      const paidAt = status === 'paid' ? new Date() : null;
      await fixture.portal.db.update(disbursements).set({ status, paidAt }).where(eq(disbursements.id, id));
      const { from, to } = disbursementLifecycle.moves[move];
      const allowed = from.some((each) => each === status);
      const answer = await calls[move](admin, id);
      expect([status, answer.code ?? answer.data.status]).toEqual([
        status,
        allowed ? to : 'ILLEGAL_DISBURSEMENT_MOVE',
      ]);
    }
  });

  it('DISBURSEMENT_NOT_FOUND', async () => {
    expectRefused(await calls[move](admin, unknownId), 'DISBURSEMENT_NOT_FOUND');
  });

  it('IDEMPOTENCY_KEY_REUSED', async () => {
    const { id } = await awarded();
    if (move === 'retry') dataOf(await calls.fail(admin, id));
    dataOf(await calls[move](admin, id, `key-${move}`));
    expectRefused(await calls[move](admin, unknownId, `key-${move}`), 'IDEMPOTENCY_KEY_REUSED');
  });
});

describe('updateReviewSettings', () => {
  it('accepts 1 to 1000 applications', async () => {
    const { revision, updatedAt: _, ...settings } = await admin.ok(getReviewSettings, {});
    for (const [maxApplications, status] of [
      [0, 422],
      [1001, 422],
      [1.5, 422],
    ] as const) {
      const answer = await admin.call(updateReviewSettings, {
        body: { ...settings, revision, maxApplications },
      });
      expect([maxApplications, answer.status]).toEqual([maxApplications, status]);
    }
    for (const maxApplications of [1, 1000]) await fixture.set({ maxApplications });
  });

  it('REVISION_CONFLICT with the current settings, for the second of two concurrent saves', async () => {
    const { updatedAt: _, ...settings } = await admin.ok(getReviewSettings, {});
    const save = (maxApplications: number) =>
      admin.call(updateReviewSettings, { body: { ...settings, maxApplications } });
    const answers = await Promise.all([save(400), save(600)]);
    const [saved] = answers.filter(({ success }) => success);
    const [refused] = answers.filter(({ success }) => !success);
    expect(refused).toMatchObject({
      status: 409,
      code: 'REVISION_CONFLICT',
      details: { current: { maxApplications: saved?.data.maxApplications, revision: settings.revision + 1 } },
    });
  });
});

describe('exportApplications', () => {
  async function fileFor(by: Person, body = {}) {
    const { url } = await by.ok(exportApplications, { body });
    return fixture.portal.http.inject({ url });
  }

  it('opens in Excel in Chinese, without formulas', async () => {
    const scholarshipId = await fixture.scholarship();
    await fixture.application({
      scholarshipId,
      form: {
        full_name: '=HYPERLINK("https://evil.example","请点")',
        nationality: '@SUM(1)',
        phone: '+852 5123 4567',
      },
    });
    const reply = await fileFor(admin, { scholarshipId });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [header, line, end] = reply.body.replace('\uFEFF', '').split('\r\n');
    expect(header).toMatch(/^"申请编号","申请人","奖学金",/);
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"",""请点"")"`);
    expect(line).toContain(`,"'@SUM(1)",`);
    expect(line).toContain(`,"'+852 5123 4567"`);
    expect(end).toBe('');
  });

  it('contains every application once, beyond one batch', async () => {
    const scholarshipId = await fixture.scholarship();
    const { id } = await fixture.application({ scholarshipId });
    const [row] = await fixture.portal.db
      .select()
      .from(scholarshipApplications)
      .where(eq(scholarshipApplications.id, id));
    if (!row) throw new Error('no application');
    const copies = Array.from({ length: 450 }, (_, at) => ({
      ...row,
      id: fixture.portal.random.id(),
      applicationNumber: `SA-copy-${at}`,
      status: 'withdrawn' as const,
    }));
    await fixture.portal.db.insert(scholarshipApplications).values(copies);
    const lines = (await fileFor(admin, { scholarshipId })).body.split('\r\n').slice(1, -1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(451);
    expect(lines).toHaveLength(451);
    expect((await fileFor(admin, { scholarshipId, status: 'pending' })).body.split('\r\n')).toHaveLength(3);
  });

  it('is valid for a few minutes, while the caller may review', async () => {
    const { url } = await reviewer.ok(exportApplications, { body: {} });
    expect((await fixture.portal.http.inject({ url: `${url.slice(0, -2)}xx` })).statusCode).toBe(404);
    fixture.clock.advance(6 * minute);
    expect((await fixture.portal.http.inject({ url })).statusCode).toBe(404);
  });
});
