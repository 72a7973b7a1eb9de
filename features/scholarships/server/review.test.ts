/** The door for the review: moves by every role, slots, materials, messages, reveals, and what a blind reader sees. */
import { roles } from '@platform/contract/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { withdrawApplication } from '../contract/application.ts';
import { sendMessage } from '../contract/exchange.ts';
import {
  type ApplicationMoveName,
  type ApplicationStatus,
  applicationMoves,
  applicationStatuses,
} from '../contract/lifecycle.ts';
import { someFile, someIdNumber } from './factory.ts';
import {
  decideMaterial,
  recordAward,
  revealIdNumber,
  type StaffMove,
  sendStaffMessage,
} from './review.actions.ts';
import { materialLinkForStaff, readForStaff } from './review.read.ts';
import { idNumberReveals } from './tables.ts';
import { nobody, openStage, type Person, type Stage } from './testing.stage.ts';

let stage: Stage;
let me: Person;
let admin: Person;
let reviewer: Person;
beforeAll(async () => {
  stage = await openStage();
  me = await stage.newPerson();
  admin = await stage.newPerson('admin');
  reviewer = await stage.newPerson('reviewer');
});
afterAll(() => stage.stop());

/** What a call inside a transaction failed with, or 'done'. */
async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: { entry?: { code: string } }) => error.entry?.code ?? String(error),
  );
}

/** An application that has come to a state. */
async function applicationIn(status: ApplicationStatus): Promise<string> {
  if (status === 'draft') return (await stage.draft(me)).id;
  const { id } = await stage.submitted(me);
  if (status === 'withdrawn')
    await stage.call(withdrawApplication, { params: { id }, body: {} }, { token: me.token });
  if (['under_review', 'approved', 'rejected'].includes(status)) await stage.move(admin, id, 'beginReview');
  if (status === 'approved') await stage.move(admin, id, 'approve');
  if (status === 'rejected') await stage.move(admin, id, 'reject', '不符');
  return id;
}

const staffMoves = (Object.keys(applicationMoves) as ApplicationMoveName[]).filter(
  (move): move is StaffMove => move !== 'submit' && move !== 'withdraw',
);

describe.each(applicationStatuses)('moveApplication from %s', (status) => {
  test.each(staffMoves)('%s, by every role', async (move) => {
    const from: readonly ApplicationStatus[] = applicationMoves[move].from;
    for (const role of roles) {
      const id = await applicationIn(status);
      const allowed = from.includes(status) && (role === 'reviewer' || role === 'admin');
      const refusal = status === 'draft' ? 'APPLICATION_NOT_FOUND' : 'ILLEGAL_TRANSITION';
      const by = { ...admin, role };
      expect(await outcome(stage.move(by, id, move, '理由')), role).toBe(allowed ? 'done' : refusal);
    }
  });
});

describe('moveApplication', () => {
  it('tells the applicant each step, with the reasons, in the timeline and by mail', async () => {
    const { id } = await stage.submitted(me);
    await stage.move(reviewer, id, 'beginReview');
    await stage.move(admin, id, 'approve', '题目小而有力。');
    const read = await stage.read(me, id);
    expect(read).toMatchObject({ status: 'approved', review_notes: '题目小而有力。' });
    expect(read.timeline.map(({ event, actor, note }) => [event, actor, note])).toEqual([
      ['created', 'applicant', null],
      ['submitted', 'applicant', null],
      ['under_review', 'staff', null],
      ['approved', 'staff', '题目小而有力。'],
    ]);
    const [begun, approved] = stage.letters.slice(-2);
    expect(begun?.subject).toContain('进入评审');
    expect(approved?.text).toContain('说明：题目小而有力。');
    expect(approved?.text).toContain(`/scholarship/application?id=${id}`);
  });

  it('NO_SLOTS_LEFT, and the application stays as it was', async () => {
    const scholarship = await stage.scholarship({ availableSlots: 1 });
    const [one, two] = [await stage.submitted(me, scholarship), await stage.submitted(reviewer, scholarship)];
    for (const { id } of [one, two]) await stage.move(admin, id, 'beginReview');
    await stage.move(admin, one.id, 'approve');
    expect(await outcome(stage.move(admin, two.id, 'approve'))).toBe('NO_SLOTS_LEFT');
    expect((await stage.read(reviewer, two.id)).status).toBe('under_review');
    expect((await stage.rowOf(scholarship)).approvedCount).toBe(1);
  });

  it('ten approvals at once for three slots: exactly three', async () => {
    const scholarship = await stage.scholarship({ availableSlots: 3 });
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const { id } = await stage.submitted(await stage.newPerson(), scholarship);
      await stage.move(admin, id, 'beginReview');
      ids.push(id);
    }
    const outcomes = await Promise.all(
      ids.map((id, at) => outcome(stage.move(at % 2 ? admin : reviewer, id, 'approve'))),
    );
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(3);
    expect(outcomes.filter((each) => each === 'NO_SLOTS_LEFT')).toHaveLength(7);
    expect((await stage.rowOf(scholarship)).approvedCount).toBe(3);
  });

  it('approved and rejected at once, and approved twice: one of them', async () => {
    const scholarship = await stage.scholarship();
    const { id } = await stage.submitted(me, scholarship);
    await stage.move(admin, id, 'beginReview');
    const outcomes = await Promise.all([
      outcome(stage.move(admin, id, 'approve')),
      outcome(stage.move(reviewer, id, 'reject', '不符')),
      outcome(stage.move(reviewer, id, 'approve')),
    ]);
    expect(outcomes.sort()).toEqual(['ILLEGAL_TRANSITION', 'ILLEGAL_TRANSITION', 'done']);
    const { status } = await stage.read(me, id);
    expect((await stage.rowOf(scholarship)).approvedCount).toBe(status === 'approved' ? 1 : 0);
  });

  it('against the withdrawal: either, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scholarship = await stage.scholarship();
      const { id } = await stage.submitted(me, scholarship);
      await stage.move(admin, id, 'beginReview');
      const [moved] = await Promise.all([
        outcome(stage.move(admin, id, 'approve')),
        stage.call(withdrawApplication, { params: { id }, body: {} }, { token: me.token }),
      ]);
      const { status } = await stage.read(me, id);
      expect(status).toBe(moved === 'done' ? 'approved' : 'withdrawn');
      const { approvedCount, submittedCount } = await stage.rowOf(scholarship);
      expect([approvedCount, submittedCount]).toEqual(moved === 'done' ? [1, 1] : [0, 0]);
    }
  });
});

describe('decideMaterial', () => {
  const judge = (applicationId: string, materialId: string, move: 'accept' | 'askForMore' | 'refuse') =>
    stage.portal.db.transaction((tx) =>
      decideMaterial(stage.portal, tx, { applicationId, materialId, move, by: reviewer, note: '缺页' }),
    );

  it('shows its status, reason, event and letter', async () => {
    const { id } = await stage.draft(me);
    const { id: materialId } = await stage.upload(me, id);
    expect(await outcome(judge(id, materialId, 'accept'))).toBe('APPLICATION_NOT_FOUND');
    await stage.submit(me, id);
    await judge(id, materialId, 'askForMore');
    const read = await stage.read(me, id);
    expect(read.materials[0]).toMatchObject({ status: 'needs_supplement', note: '缺页' });
    expect(read.timeline.at(-1)).toMatchObject({
      event: 'material_needs_supplement',
      material: { id: materialId, name: '成绩单.pdf' },
    });
    expect(stage.letters.at(-1)?.text).toContain('材料「成绩单.pdf」的审核结果：需要补充');
    await judge(id, materialId, 'refuse');
    expect(await outcome(judge(id, materialId, 'accept'))).toBe('MATERIAL_LOCKED');
    expect(await outcome(judge(id, nobody, 'accept'))).toBe('MATERIAL_NOT_FOUND');
  });
});

describe('recordAward', () => {
  it('shows the applicant that the money is on its way, or is not', async () => {
    const { id } = await stage.submitted(me);
    for (const event of ['award_failed', 'award_paid'] as const)
      await stage.portal.db.transaction((tx) =>
        recordAward(stage.portal, tx, { applicationId: id, event, by: admin, note: null }),
      );
    expect((await stage.read(me, id)).timeline.slice(-2).map(({ event }) => event)).toEqual([
      'award_failed',
      'award_paid',
    ]);
    expect(stage.letters.at(-1)?.subject).toContain('已发放');
  });
});

describe('revealIdNumber', () => {
  const reveal = (applicationId: string) =>
    stage.portal.db.transaction((tx) =>
      revealIdNumber(stage.portal, tx, { applicationId, adminId: admin.id }),
    );

  it('opens the number and puts down who asked', async () => {
    const { id } = await stage.submitted(me);
    expect(await reveal(id)).toBe(someIdNumber);
    const rows = await stage.portal.db
      .select()
      .from(idNumberReveals)
      .where(eq(idNumberReveals.applicationId, id));
    expect(rows).toMatchObject([{ adminId: admin.id }]);
  });

  it('opens nothing of a draft', async () => {
    const { id } = await stage.draft(me);
    expect(await outcome(reveal(id))).toBe('APPLICATION_NOT_FOUND');
  });
});

describe('readForStaff', () => {
  it('names nobody in a blind review but in the row itself, and everyone otherwise', async () => {
    const person = await stage.newPerson();
    const { id } = await stage.draft(person);
    await stage.upload(person, id, { name: '何星野的成绩单.pdf', bytes: someFile() });
    await stage.upload(person, id, { name: '何星野.png', bytes: someFile('png') });
    await stage.submit(person, id);
    const [first] = (await stage.read(person, id)).materials;
    await stage.portal.db.transaction((tx) =>
      decideMaterial(stage.portal, tx, {
        applicationId: id,
        materialId: first?.id ?? '',
        move: 'accept',
        by: reviewer,
        note: null,
      }),
    );
    await stage.call(sendMessage, { params: { id }, body: { content: '您好' } }, { token: person.token });
    await stage.portal.db.transaction((tx) =>
      sendStaffMessage(stage.portal, tx, { applicationId: id, by: reviewer, content: '收到' }),
    );
    const { row, of, ...blind } = await readForStaff(stage.portal, id, true);
    const text = JSON.stringify(blind);
    const { full_name, email } = await stage.read(person, id);
    for (const secret of [full_name, email, someIdNumber, '5123 4567', '成绩单.pdf', `"${person.id}"`])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/member_\d+_\d+@/);
    expect(blind.materials.map(({ name }) => name)).toEqual(['成绩单-1.pdf', '成绩单-2.png']);
    expect(blind.timeline.at(-1)?.material?.name).toBe('成绩单-1.pdf');
    expect(blind.messages.map(({ author_name }) => author_name)[0]).toBe('申请人');
    expect(blind.receipt).toMatchObject({ unaltered: true });
    expect(row.id).toBe(id);
    expect(of.title).toBe('中轴青年奖学金');
    const open = await readForStaff(stage.portal, id, false);
    expect(open.materials[0]?.name).toBe('何星野的成绩单.pdf');
    const materialId = open.materials[0]?.id ?? '';
    for (const [hidden, name] of [
      [true, '成绩单-1.pdf'],
      [false, '何星野的成绩单.pdf'],
    ] as const) {
      const url = await materialLinkForStaff(stage.portal, { applicationId: id, materialId }, hidden);
      const reply = await stage.portal.http.inject({ url });
      expect(reply.headers['content-disposition']).toContain(encodeURIComponent(name));
    }
  });

  it('APPLICATION_NOT_FOUND: a draft is nobody’s business; MATERIAL_NOT_FOUND', async () => {
    const { id } = await stage.draft(me);
    const ids = { applicationId: id, materialId: nobody };
    expect(await outcome(readForStaff(stage.portal, id, false))).toBe('APPLICATION_NOT_FOUND');
    expect(await outcome(materialLinkForStaff(stage.portal, ids, true))).toBe('APPLICATION_NOT_FOUND');
    await stage.submit(me, id);
    expect(await outcome(materialLinkForStaff(stage.portal, ids, true))).toBe('MATERIAL_NOT_FOUND');
  });
});
