/** Messages of an application in pages, their limit, and what staff see of their own application. */
import type { Person } from '@apps/server/testing';
import { getApplication } from '@features/scholarships/contract/application';
import { listMessages, sendMessage } from '@features/scholarships/contract/materials';
import { applicationMessages } from '@features/scholarships/tables';
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReviewMessages, sendStaffMessage } from '../contract/applicant.ts';
import { getApplicationReview, listReviewedApplications } from '../contract/application.ts';
import { rankApplications } from '../contract/score.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());

/** Inserts messages of one side in a row, numbered from 1. */
async function write(applicationId: string, author: 'applicant' | 'staff', by: Person, count: number) {
  const { db, random, clock } = fixture.portal;
  const start = clock.now().getTime() - count * 1000;
  await db.insert(applicationMessages).values(
    Array.from({ length: count }, (_, at) => ({
      id: random.id(),
      applicationId,
      author,
      authorId: by.id,
      content: `第 ${at + 1} 条`,
      createdAt: new Date(start + at * 1000),
    })),
  );
}

describe('messages', () => {
  it('come in pages of fifty, the newest first, for both sides', async () => {
    const { id, owner } = await fixture.application();
    await write(id, 'applicant', owner, 99);
    const params = { id };
    const detail = await owner.ok(getApplication, { params });
    expect(detail).toMatchObject({ hasEarlierMessages: true });
    expect(detail.messages.map(({ content }) => content)).toEqual(
      Array.from({ length: 50 }, (_, at) => `第 ${at + 50} 条`),
    );
    const before = detail.messages[0]?.id ?? '';
    const earlier = await owner.ok(listMessages, { params, query: { before } });
    expect([earlier.messages.length, earlier.messages[0]?.content, earlier.hasEarlier]).toEqual([
      49,
      '第 1 条',
      false,
    ]);
    const review = await fixture.admin.ok(getApplicationReview, { params });
    expect([review.messages.length, review.hasEarlierMessages]).toEqual([50, true]);
    const page = await fixture.admin.ok(listReviewMessages, { params, query: { before } });
    expect(page.messages).toHaveLength(49);
  });

  it('TOO_MANY_MESSAGES: after a hundred without an answer', async () => {
    const { id, owner } = await fixture.application();
    const body = { content: '还有一句' };
    await write(id, 'applicant', owner, 100);
    const refused = await owner.call(sendMessage, { params: { id }, body });
    expectRefused(refused, 'TOO_MANY_MESSAGES');
    expect(refused.message).toBe('最多连续留言 100 条，请等待对方回复');
    expect((await fixture.admin.call(sendStaffMessage, { params: { id }, body })).status).toBe(201);
    expect((await owner.call(sendMessage, { params: { id }, body })).status).toBe(201);
    const other = await fixture.application();
    await write(other.id, 'staff', fixture.admin, 100);
    const input = { params: { id: other.id }, body };
    expectRefused(await fixture.admin.call(sendStaffMessage, input), 'TOO_MANY_MESSAGES');
  });

  it('APPLICATION_NOT_FOUND: for an unknown application, and for one of others', async () => {
    const { id } = await fixture.application();
    const other = await fixture.person();
    expectRefused(await other.call(listMessages, { params: { id } }), 'APPLICATION_NOT_FOUND');
    const unknown = await fixture.admin.call(listReviewMessages, { params: { id: unknownId } });
    expectRefused(unknown, 'APPLICATION_NOT_FOUND');
  });
});

describe('staff who apply', () => {
  it('see of their own application neither reviewers nor scores, and no scores of those who compete', async () => {
    const [applicant, reviewer] = [
      await fixture.reviewer(),
      await fixture.reviewer({ institution: '別處大學' }),
    ];
    const scholarshipId = await fixture.scholarship();
    const { id } = await fixture.application({ by: applicant, scholarshipId });
    const competing = await fixture.application({ scholarshipId });
    for (const each of [id, competing.id]) {
      await fixture.begin(each);
      await fixture.assign(each, reviewer);
      await fixture.score(each, reviewer, 81, '只给评审看');
    }
    await fixture.admin.ok(sendStaffMessage, { params: { id }, body: { content: '请补充材料' } });
    const view = await applicant.ok(getApplicationReview, { params: { id } });
    expect(view).toMatchObject({
      score: null,
      scoredCount: 0,
      assignedCount: 0,
      reviewers: [],
      conflicts: [],
    });
    expect(view.messages[0]?.author_name).toBe('评审组');
    expect(JSON.stringify(view)).not.toContain('只给评审看');
    const { applications } = await applicant.ok(listReviewedApplications, { query: { scholarshipId } });
    expect(applications.find(({ applicationId }) => applicationId === id)).toMatchObject({ scoredCount: 0 });
    const { ranking } = await applicant.ok(rankApplications, { params: { id: scholarshipId } });
    expect(ranking.map(({ score, rank }) => [score, rank])).toEqual([
      [null, null],
      [null, null],
    ]);
    const others = await fixture.admin.ok(rankApplications, { params: { id: scholarshipId } });
    expect(others.ranking.map(({ score }) => score)).toEqual([81, 81]);
  });
});
