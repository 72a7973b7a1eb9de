/** The interface for reviews: moves by every role, slots, materials, messages, reveals, blind reading. */

import type { Person } from '@apps/server/testing';
import { roles } from '@platform/contract/endpoint';
import { staffActions } from '@platform/server/database/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { withdrawApplication } from '../contract/application.ts';
import {
  type ApplicationMoveName,
  type ApplicationStatus,
  applicationLifecycle,
  applicationStatuses,
} from '../contract/lifecycle.ts';
import { sendMessage } from '../contract/materials.ts';
import { someFile, someIdNumber } from './factory.ts';
import {
  decideMaterial,
  recordAward,
  revealIdNumber,
  type StaffMove,
  sendStaffMessage,
} from './review.actions.ts';
import { materialLinkForStaff, readForStaff } from './review.read.ts';
import { staffOf } from './rules.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
let me: Person;
let admin: Person;
let reviewer: Person;
beforeAll(async () => {
  fixture = await openFixture();
  me = await fixture.person();
  admin = await fixture.person('admin');
  reviewer = await fixture.person('reviewer');
});
afterAll(() => fixture.stop());

/** The error code of a call inside a transaction, or 'done'. */
async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: { entry?: { code: string } }) => error.entry?.code ?? String(error),
  );
}

/** An application in a state. */
async function applicationIn(status: ApplicationStatus): Promise<string> {
  if (status === 'draft') return (await fixture.draft(me)).id;
  const { id } = await fixture.submitted(me);
  if (status === 'withdrawn') await me.call(withdrawApplication, { params: { id }, body: {} });
  if (['under_review', 'approved', 'rejected'].includes(status)) await fixture.move(admin, id, 'beginReview');
  if (status === 'approved') await fixture.move(admin, id, 'approve');
  if (status === 'rejected') await fixture.move(admin, id, 'reject', '不符');
  return id;
}

const staffMoves = (Object.keys(applicationLifecycle.moves) as ApplicationMoveName[]).filter(
  (move): move is StaffMove => move !== 'submit' && move !== 'withdraw',
);

describe.each(applicationStatuses)('moveApplication from %s', (status) => {
  test.each(staffMoves)('%s, by every role', async (move) => {
    const from: readonly ApplicationStatus[] = applicationLifecycle.moves[move].from;
    for (const role of roles) {
      const id = await applicationIn(status);
      const actor = staffOf(role);
      const allowed = from.includes(status) && actor !== null && applicationLifecycle.mayMove(move, actor);
      const refusal = status === 'draft' ? 'APPLICATION_NOT_FOUND' : 'ILLEGAL_TRANSITION';
      const by = { ...admin, role };
      expect(await outcome(fixture.move(by, id, move, '理由')), role).toBe(allowed ? 'done' : refusal);
    }
  });
});

describe('moveApplication', () => {
  it('reports each move with its reason in the timeline and by email', async () => {
    const { id } = await fixture.submitted(me);
    await fixture.move(reviewer, id, 'beginReview');
    await fixture.move(admin, id, 'approve', '题目小而有力。');
    const read = await fixture.read(me, id);
    expect(read).toMatchObject({ status: 'approved', review_notes: '题目小而有力。' });
    expect(read.timeline.map(({ event, actor, note }) => [event, actor, note])).toEqual([
      ['created', 'applicant', null],
      ['submitted', 'applicant', null],
      ['under_review', 'staff', null],
      ['approved', 'staff', '题目小而有力。'],
    ]);
    const [begun, approved] = fixture.emails.slice(-2);
    expect(begun?.subject).toContain('进入评审');
    expect(approved?.text).toContain('说明：题目小而有力。');
    expect(approved?.text).toContain(`/scholarship/application?id=${id}`);
  });

  it('NO_SLOTS_LEFT, and the application does not change', async () => {
    const scholarship = await fixture.scholarship({ availableSlots: 1 });
    const [one, two] = [
      await fixture.submitted(me, scholarship),
      await fixture.submitted(reviewer, scholarship),
    ];
    for (const { id } of [one, two]) await fixture.move(admin, id, 'beginReview');
    await fixture.move(admin, one.id, 'approve');
    expect(await outcome(fixture.move(admin, two.id, 'approve'))).toBe('NO_SLOTS_LEFT');
    expect((await fixture.read(reviewer, two.id)).status).toBe('under_review');
    expect((await fixture.rowOf(scholarship)).approvedCount).toBe(1);
  });

  it('ten concurrent approvals for three slots: exactly three succeed', async () => {
    const scholarship = await fixture.scholarship({ availableSlots: 3 });
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const { id } = await fixture.submitted(await fixture.person(), scholarship);
      await fixture.move(admin, id, 'beginReview');
      ids.push(id);
    }
    const outcomes = await Promise.all(ids.map((id) => outcome(fixture.move(admin, id, 'approve'))));
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(3);
    expect(outcomes.filter((each) => each === 'NO_SLOTS_LEFT')).toHaveLength(7);
    expect((await fixture.rowOf(scholarship)).approvedCount).toBe(3);
  });

  it('concurrent approval and rejection, and two approvals: one succeeds', async () => {
    const scholarship = await fixture.scholarship();
    const { id } = await fixture.submitted(me, scholarship);
    await fixture.move(admin, id, 'beginReview');
    const outcomes = await Promise.all([
      outcome(fixture.move(admin, id, 'approve')),
      outcome(fixture.move(admin, id, 'reject', '不符')),
      outcome(fixture.move(admin, id, 'approve')),
    ]);
    expect(outcomes.sort()).toEqual(['ILLEGAL_TRANSITION', 'ILLEGAL_TRANSITION', 'done']);
    const { status } = await fixture.read(me, id);
    expect((await fixture.rowOf(scholarship)).approvedCount).toBe(status === 'approved' ? 1 : 0);
  });

  it('against the withdrawal: one of them, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scholarship = await fixture.scholarship();
      const { id } = await fixture.submitted(me, scholarship);
      await fixture.move(admin, id, 'beginReview');
      const [moved] = await Promise.all([
        outcome(fixture.move(admin, id, 'approve')),
        me.call(withdrawApplication, { params: { id }, body: {} }),
      ]);
      const { status } = await fixture.read(me, id);
      expect(status).toBe(moved === 'done' ? 'approved' : 'withdrawn');
      const { approvedCount, submittedCount } = await fixture.rowOf(scholarship);
      expect([approvedCount, submittedCount]).toEqual(moved === 'done' ? [1, 1] : [0, 0]);
    }
  });
});

describe('decideMaterial', () => {
  const judge = (applicationId: string, materialId: string, move: 'accept' | 'askForMore' | 'refuse') =>
    fixture.portal.db.transaction((tx) =>
      decideMaterial(fixture.portal, tx, { applicationId, materialId, move, by: reviewer, note: '缺页' }),
    );

  it('updates status and reason, and adds event and email', async () => {
    const { id } = await fixture.draft(me);
    const { id: materialId } = await fixture.upload(me, id);
    expect(await outcome(judge(id, materialId, 'accept'))).toBe('APPLICATION_NOT_FOUND');
    await fixture.submit(me, id);
    await judge(id, materialId, 'askForMore');
    const read = await fixture.read(me, id);
    expect(read.materials[0]).toMatchObject({ status: 'needs_supplement', note: '缺页' });
    expect(read.timeline.at(-1)).toMatchObject({
      event: 'material_needs_supplement',
      material: { id: materialId, name: '成绩单.pdf' },
    });
    expect(fixture.emails.at(-1)?.text).toContain('材料「成绩单.pdf」的审核结果：需要补充');
    await judge(id, materialId, 'refuse');
    expect(await outcome(judge(id, materialId, 'accept'))).toBe('MATERIAL_LOCKED');
    expect(await outcome(judge(id, unknownId, 'accept'))).toBe('MATERIAL_NOT_FOUND');
  });
});

describe('recordAward', () => {
  it('adds the event of a paid or failed award', async () => {
    const { id } = await fixture.submitted(me);
    for (const event of ['award_failed', 'award_paid'] as const)
      await fixture.portal.db.transaction((tx) =>
        recordAward(fixture.portal, tx, { applicationId: id, event, by: admin, note: null }),
      );
    expect((await fixture.read(me, id)).timeline.slice(-2).map(({ event }) => event)).toEqual([
      'award_failed',
      'award_paid',
    ]);
    expect(fixture.emails.at(-1)?.subject).toContain('已发放');
  });
});

describe('revealIdNumber', () => {
  const reveal = (applicationId: string) =>
    fixture.portal.db.transaction((tx) =>
      revealIdNumber(fixture.portal, tx, { applicationId, adminId: admin.id }),
    );

  it('returns the number and records who asked', async () => {
    const { id } = await fixture.submitted(me);
    expect(await reveal(id)).toBe(someIdNumber);
    const rows = await fixture.portal.db
      .select()
      .from(staffActions)
      .where(and(eq(staffActions.subjectId, id), eq(staffActions.action, 'reveal_id_number')));
    expect(rows).toMatchObject([{ actorId: admin.id, subjectKind: 'application' }]);
  });

  it('rejects a draft', async () => {
    const { id } = await fixture.draft(me);
    expect(await outcome(reveal(id))).toBe('APPLICATION_NOT_FOUND');
  });
});

describe('readForStaff', () => {
  it('contains names only in the row in a blind review, and everywhere otherwise', async () => {
    const person = await fixture.person();
    const { id } = await fixture.draft(person);
    await fixture.upload(person, id, { name: '何星野的成绩单.pdf', bytes: someFile() });
    await fixture.upload(person, id, { name: '何星野.png', bytes: someFile('png') });
    await fixture.submit(person, id);
    const [first] = (await fixture.read(person, id)).materials;
    await fixture.portal.db.transaction((tx) =>
      decideMaterial(fixture.portal, tx, {
        applicationId: id,
        materialId: first?.id ?? '',
        move: 'accept',
        by: reviewer,
        note: null,
      }),
    );
    await person.call(sendMessage, { params: { id }, body: { content: '您好' } });
    await fixture.portal.db.transaction((tx) =>
      sendStaffMessage(fixture.portal, tx, { applicationId: id, by: reviewer, content: '收到' }),
    );
    const { row, of, ...blind } = await readForStaff(fixture.portal, id, { blind: true, own: false });
    const text = JSON.stringify(blind);
    const { full_name, email } = await fixture.read(person, id);
    for (const secret of [full_name, email, someIdNumber, '5123 4567', '成绩单.pdf', `"${person.id}"`])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(person.username);
    expect(blind.materials.map(({ name }) => name)).toEqual(['成绩单-1.pdf', '成绩单-2.png']);
    expect(blind.timeline.at(-1)?.material?.name).toBe('成绩单-1.pdf');
    expect(blind.messages.messages.map(({ author_name }) => author_name)[0]).toBe('申请人');
    expect(blind.receipt).toMatchObject({ unaltered: true });
    expect(row.id).toBe(id);
    expect(of.title).toBe('中轴青年奖学金');
    const open = await readForStaff(fixture.portal, id, { blind: false, own: false });
    expect(open.materials[0]?.name).toBe('何星野的成绩单.pdf');
    const materialId = open.materials[0]?.id ?? '';
    for (const [hidden, name] of [
      [true, '成绩单-1.pdf'],
      [false, '何星野的成绩单.pdf'],
    ] as const) {
      const url = await materialLinkForStaff(fixture.portal, { applicationId: id, materialId }, hidden);
      const reply = await fixture.portal.http.inject({ url });
      expect(reply.headers['content-disposition']).toContain(encodeURIComponent(name));
    }
  });

  it('APPLICATION_NOT_FOUND: for a draft; MATERIAL_NOT_FOUND', async () => {
    const { id } = await fixture.draft(me);
    const ids = { applicationId: id, materialId: unknownId };
    expect(await outcome(readForStaff(fixture.portal, id, { blind: false, own: false }))).toBe(
      'APPLICATION_NOT_FOUND',
    );
    expect(await outcome(materialLinkForStaff(fixture.portal, ids, true))).toBe('APPLICATION_NOT_FOUND');
    await fixture.submit(me, id);
    expect(await outcome(materialLinkForStaff(fixture.portal, ids, true))).toBe('MATERIAL_NOT_FOUND');
  });
});
