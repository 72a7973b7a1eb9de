/** Receipts: the same hash computed in three ways, and detection of every kind of tampering. */
import { createHash } from 'node:crypto';
import type { Person } from '@apps/server/testing';
import { expectRefused } from '@platform/server/testing/caller';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { canonicalJson } from '../contract/canonical.ts';
import { replaceMaterial } from '../contract/materials.ts';
import { getReceipt, verifyReceipt } from '../contract/receipt.ts';
import { someIdNumber } from './factory.ts';
import { decideMaterial } from './review.actions.ts';
import { applicationMaterials, applicationSubmissions, scholarshipApplications } from './tables.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
let me: Person;
beforeAll(async () => {
  fixture = await openFixture();
  me = await fixture.person();
});
afterAll(() => fixture.stop());

const get = (id: string, by = me) => by.call(getReceipt, { params: { id } });
const verify = (id: string, hash: string, by = me) =>
  by.call(verifyReceipt, { params: { id }, body: { hash } });
const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

async function submittedWithMaterial(): Promise<string> {
  const { id } = await fixture.draft(me);
  await fixture.upload(me, id);
  await fixture.submit(me, id);
  return id;
}

describe('getReceipt', () => {
  it('returns the hashed text: form, number, time and the hashes of the materials', async () => {
    const id = await submittedWithMaterial();
    const application = await fixture.read(me, id);
    const { data } = await get(id);
    expect(data).toMatchObject({ ...application.receipt, unaltered: true });
    expect(hashOf(data.canonical)).toBe(data.hash);
    expect(data.present_hash).toBe(data.hash);
    const content = JSON.parse(data.canonical);
    expect(canonicalJson(content)).toBe(data.canonical);
    expect(content).toMatchObject({
      application_number: application.application_number,
      submitted_at: application.submitted_at,
      form: { full_name: '何星野', gpa: 3.65, date_of_birth: '2004-05-20' },
      materials: [{ kind: 'transcript', sha256: application.materials[0]?.sha256 }],
    });
  });

  it('contains no identity number, but verifies it', async () => {
    const id = await submittedWithMaterial();
    const { canonical } = (await get(id)).data;
    expect(canonical).not.toContain(someIdNumber);
    const { salt, sha256 } = JSON.parse(canonical).form.id_number;
    expect(hashOf(salt + someIdNumber)).toBe(sha256);
    const { rows } = await fixture.portal.db.$client.query('select * from application_submissions');
    expect(JSON.stringify(rows)).not.toContain(salt);
  });

  it('works without an identity number', async () => {
    const { id } = await fixture.draft(me, undefined, { id_number: null });
    await fixture.submit(me, id);
    const { data } = await get(id);
    expect(JSON.parse(data.canonical).form.id_number).toBeNull();
    expect(data.unaltered).toBe(true);
  });

  it("APPLICATION_NOT_FOUND: for a draft, or another user's", async () => {
    const { id: draft } = await fixture.draft(me);
    const id = await submittedWithMaterial();
    const stranger = await fixture.person();
    for (const answer of [await get(draft), await get(unknownId), await get(id, stranger)])
      expectRefused(answer, 'APPLICATION_NOT_FOUND');
  });
});

describe('verifyReceipt', () => {
  it('compares the hash in any case and with surrounding blanks', async () => {
    const id = await submittedWithMaterial();
    const { hash } = (await get(id)).data;
    expect((await verify(id, ` ${hash.toUpperCase()} `)).data).toEqual({ matches: true, present_hash: hash });
    expect((await verify(id, '0'.repeat(64))).data.matches).toBe(false);
    expect((await verify(id, 'hash')).message).toBe('请输入 64 位的校验码');
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const id = await submittedWithMaterial();
    const stranger = await fixture.person();
    expectRefused(await verify(id, '0'.repeat(64), stranger), 'APPLICATION_NOT_FOUND');
  });
});

describe('tampering in the database', () => {
  const change = (id: string, changes: Partial<typeof scholarshipApplications.$inferInsert>) =>
    fixture.portal.db.update(scholarshipApplications).set(changes).where(eq(scholarshipApplications.id, id));
  const changeRecord = (id: string, changes: Partial<typeof applicationSubmissions.$inferInsert>) =>
    fixture.portal.db
      .update(applicationSubmissions)
      .set(changes)
      .where(eq(applicationSubmissions.applicationId, id));

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['a word of the statement', (id) => change(id, { personalStatement: '我没有这样写。' })],
    ['the grade points', (id) => change(id, { gpa: 4 })],
    [
      'another sealed number',
      (id) => change(id, { idNumberSealed: fixture.portal.seal('identity number').close('X99999999') }),
    ],
    ['a number that is no seal', (id) => change(id, { idNumberSealed: 'nonsense' })],
    ['the application number', (id) => change(id, { applicationNumber: `SA0000-${id}` })],
    [
      'the hash of a material',
      (id) =>
        fixture.portal.db
          .update(applicationMaterials)
          .set({ sha256: '0'.repeat(64) })
          .where(eq(applicationMaterials.applicationId, id)),
    ],
    ['the time of the submission', (id) => changeRecord(id, { submittedAt: new Date(0) })],
    ['the time that the staff sees', (id) => change(id, { submittedAt: new Date(0) })],
    ['the mask that the staff sees', (id) => change(id, { idNumberMask: 'X******99' })],
    [
      'the record itself',
      async (id) => {
        const [row] = await fixture.portal.db
          .select()
          .from(applicationSubmissions)
          .where(eq(applicationSubmissions.applicationId, id));
        if (!row) throw new Error('no record');
        await changeRecord(id, {
          snapshot: { ...row.snapshot, form: { ...row.snapshot.form, major: '医学' } },
        });
      },
    ],
    ['the recorded hash', (id) => changeRecord(id, { hash: '0'.repeat(64) })],
  ])('detects %s', async (_, tamper) => {
    const id = await submittedWithMaterial();
    const hash = (await get(id)).data.hash;
    await tamper(id);
    const { data } = await get(id);
    expect(data.unaltered).toBe(false);
    // A forged submission does not match the hash in the email.
    expect(data.present_hash === hash && data.hash === hash && hashOf(data.canonical) === hash).toBe(false);
  });

  it('is not reported after a replaced material or a decision', async () => {
    const id = await submittedWithMaterial();
    const reviewer = await fixture.person('reviewer');
    const [former] = (await fixture.read(me, id)).materials;
    const wanted = { applicationId: id, materialId: former?.id ?? unknownId, note: '请盖章' };
    await fixture.portal.db.transaction((tx) =>
      decideMaterial(fixture.portal, tx, { ...wanted, move: 'askForMore', by: reviewer }),
    );
    const file = { name: '成绩单（盖章）.pdf', bytes: Buffer.from('%PDF-1.4\n% stamped\n%%EOF\n') };
    const again = { params: { id, materialId: former?.id ?? unknownId } };
    const replaced = await me.call(replaceMaterial, again, { file });
    expect(replaced.data.sha256).not.toBe(former?.sha256);
    await fixture.move(reviewer, id, 'beginReview');
    await fixture.move({ ...reviewer, role: 'admin' }, id, 'approve', '好');
    expect((await get(id)).data.unaltered).toBe(true);
  });
});
