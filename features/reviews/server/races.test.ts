/** Concurrency: conflicts and withdrawals during assignments. */

import type { Person } from '@apps/server/testing';
import { scholarshipApplications } from '@features/scholarships/tables';
import { waitForLocks } from '@platform/server/testing/locks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplicationReview } from '../contract/application.ts';
import { assignEvenly, assignReviewer, declareConflict } from '../contract/assignment.ts';
import { type Fixture, openFixture } from './testing.fixture.ts';

let fixture: Fixture;
let reviewer: Person;

beforeAll(async () => {
  fixture = await openFixture();
  reviewer = await fixture.reviewer();
});
afterAll(() => fixture.stop());

/** Runs `during` while another transaction is open. */
async function whileOpen(
  statement: string,
  values: readonly string[],
  end: 'commit' | 'rollback',
  during: () => Promise<void>,
): Promise<void> {
  const client = await fixture.portal.db.$client.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  await during();
  await client.query(end);
  client.release();
}

describe('a conflict declared while', () => {
  const ways = {
    'one application is assigned': (id: string) =>
      fixture.admin.call(assignReviewer, { params: { id, reviewerId: reviewer.id } }),
    'all are assigned evenly': (_: string, scholarshipId: string) =>
      fixture.admin.call(assignEvenly, { body: { reviewersEach: 1, scholarshipId } }),
  };

  it.each(Object.keys(ways) as (keyof typeof ways)[])('%s excludes the reviewer', async (way) => {
    const { id, scholarship_id } = await fixture.application();
    let declared: Promise<unknown> = Promise.resolve();
    let assigned: Promise<unknown> = Promise.resolve();
    // An uncommitted insert of the same row stops the declaration at its last step.
    const insertConflict =
      'insert into review_conflicts (application_id, reviewer_id, declared_at) values ($1, $2, now())';
    await whileOpen(insertConflict, [id, reviewer.id], 'rollback', async () => {
      declared = reviewer.ok(declareConflict, { params: { id }, body: {} });
      await waitForLocks(fixture.portal.db, 1, declared);
      assigned = ways[way](id, scholarship_id);
      await waitForLocks(fixture.portal.db, 2, assigned);
    });
    await Promise.all([declared, assigned]);
    const data = await fixture.admin.ok(getApplicationReview, { params: { id } });
    expect(data.conflicts.map(({ reviewerId }) => reviewerId)).toEqual([reviewer.id]);
    expect(data.reviewers).toEqual([]);
  });
});

describe('an application withdrawn during an even assignment', () => {
  it('is not assigned', async () => {
    const { id, scholarship_id } = await fixture.application();
    const before = fixture.emails.length;
    const withdraw = `update scholarship_applications set status = 'withdrawn' where id = $1`;
    let assigned: Promise<unknown> = Promise.resolve();
    await whileOpen(withdraw, [id], 'commit', async () => {
      const body = { reviewersEach: 1, scholarshipId: scholarship_id };
      assigned = fixture.admin.ok(assignEvenly, { body });
      await waitForLocks(fixture.portal.db, 1, assigned);
    });
    expect(await assigned).toEqual({ assigned: 0, short: 0, perReviewer: [] });
    expect(fixture.emails).toHaveLength(before);
    const { db } = fixture.portal;
    const [row] = await db.select().from(scholarshipApplications).where(eq(scholarshipApplications.id, id));
    expect(row?.status).toBe('withdrawn');
  });
});
