/** The endpoints of materials and messages: access, states, accepted files, downloads. */
import { createHash } from 'node:crypto';
import type { Person } from '@apps/server/testing';
import { removeFiles } from '@platform/server/files/privateFiles';
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteDraft } from '../contract/application.ts';
import { materialMegabytes, maxMaterials } from '../contract/material.ts';
import {
  deleteMaterial,
  getMaterialLink,
  replaceMaterial,
  sendMessage,
  uploadMaterial,
} from '../contract/materials.ts';
import { defaultSettings } from '../contract/settings.ts';
import { someFile } from './factory.ts';
import { allMaterials } from './materials.store.ts';
import { decideMaterial, sendStaffMessage } from './review.actions.ts';
import { writeSettings } from './settings.store.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
let me: Person;
let stranger: Person;
let reviewer: Person;
beforeAll(async () => {
  fixture = await openFixture();
  me = await fixture.person();
  stranger = await fixture.person();
  reviewer = await fixture.person('reviewer');
});
afterAll(() => fixture.stop());

const pdf = (name = '成绩单.pdf', content = '') => ({ name, bytes: someFile('pdf', content) });
const upload = (id: string, file = pdf(), kind = 'transcript', by = me) =>
  by.call(uploadMaterial, { params: { id }, query: { kind: kind as never } }, { file });
const replace = (id: string, materialId: string, file = pdf('补充.pdf', '2'), by = me) =>
  by.call(replaceMaterial, { params: { id, materialId } }, { file });
const remove = (id: string, materialId: string, by = me) =>
  by.call(deleteMaterial, { params: { id, materialId } });
const link = (id: string, materialId: string, by = me) =>
  by.call(getMaterialLink, { params: { id, materialId } });
const write = (id: string, content: string, by = me, key?: string) =>
  by.call(sendMessage, { params: { id }, body: { content } }, { key });
const judge = (applicationId: string, materialId: string, move: 'accept' | 'askForMore' | 'refuse') =>
  fixture.portal.db.transaction((tx) =>
    decideMaterial(fixture.portal, tx, { applicationId, materialId, move, by: reviewer, note: '请补章' }),
  );

const wrong = { name: '照片.png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
const large = {
  name: '大.pdf',
  bytes: Buffer.concat([someFile(), Buffer.alloc(materialMegabytes * 1024 * 1024)]),
};

/** A submitted application with one material that needs a supplement. */
async function toBeSupplemented(): Promise<{ id: string; materialId: string }> {
  const { id } = await fixture.draft(me);
  const { id: materialId } = await fixture.upload(me, id);
  await fixture.submit(me, id);
  await judge(id, materialId, 'askForMore');
  return { id, materialId };
}

describe('uploadMaterial', () => {
  it('stores name, kind, size and hash, and returns the file only to its owner', async () => {
    const { id } = await fixture.draft(me);
    const file = { name: '../../藻井 <仰视>.png', bytes: someFile('png') };
    const answer = await upload(id, file, 'portfolio');
    expect([answer.status, answer.data]).toMatchObject([
      201,
      {
        kind: 'portfolio',
        name: '藻井 仰视.png',
        file_kind: 'png',
        size: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
        status: 'in_review',
      },
    ]);
    const { url } = (await link(id, answer.data.id)).data;
    const reply = await fixture.portal.http.inject({ url });
    expect(Buffer.compare(reply.rawPayload, Buffer.from(file.bytes))).toBe(0);
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('藻井 仰视.png'));
    expect((await fixture.read(me, id)).materials).toEqual([answer.data]);
  });

  it('requires a kind of material and a file', async () => {
    const { id } = await fixture.draft(me);
    const answer = await upload(id, pdf(), 'poem');
    expect([answer.status, answer.message]).toEqual([422, '请选择材料类型']);
    expect((await upload(id, { name: 'a.pdf', bytes: new Uint8Array() })).message).toBe('请选择文件');
  });

  it('WRONG_FILE_KIND: by the bytes, not the name', async () => {
    const { id } = await fixture.draft(me);
    const answer = await upload(id, wrong);
    expectRefused(answer, 'WRONG_FILE_KIND');
  });

  it('FILE_TOO_LARGE', async () => {
    const { id } = await fixture.draft(me);
    const answer = await upload(id, large);
    expectRefused(answer, 'FILE_TOO_LARGE');
    expect(answer.message).toBe('文件大小不能超过 10MB');
  });

  it('TOO_MANY_MATERIALS: beyond ten, also concurrently', async () => {
    const { id } = await fixture.draft(me);
    const answers = await Promise.all(
      Array.from({ length: maxMaterials + 4 }, (_, at) => upload(id, pdf(`${at}.pdf`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxMaterials);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))).toEqual(
      new Set(['TOO_MANY_MATERIALS']),
    );
    expect((await fixture.read(me, id)).materials).toHaveLength(maxMaterials);
  });

  it('NOT_A_DRAFT', async () => {
    const { id } = await fixture.submitted(me);
    expectRefused(await upload(id), 'NOT_A_DRAFT');
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id } = await fixture.draft(me);
    expectRefused(await upload(id, pdf(), 'other', stranger), 'APPLICATION_NOT_FOUND');
  });
});

describe('replaceMaterial', () => {
  it('replaces a material that needs a supplement, and keeps the former one', async () => {
    const { id, materialId } = await toBeSupplemented();
    const { receipt } = await fixture.read(me, id);
    const answer = await replace(id, materialId);
    expect(answer.data).toMatchObject({
      kind: 'transcript',
      name: '补充.pdf',
      status: 'in_review',
      note: null,
    });
    const now = await fixture.read(me, id);
    expect(now.materials).toEqual([answer.data]);
    expect(now.timeline.at(-1)).toMatchObject({
      event: 'material_replaced',
      actor: 'applicant',
      material: { id: answer.data.id, name: '补充.pdf' },
    });
    expect(now.receipt).toEqual(receipt);
    expect(await allMaterials(fixture.portal.db, id)).toHaveLength(2);
    await judge(id, answer.data.id, 'accept');
    expect((await fixture.read(me, id)).materials[0]).toMatchObject({ status: 'accepted', note: '请补章' });
  });

  it('MATERIAL_LOCKED: in review, accepted, or after the decision', async () => {
    const { id, materialId } = await toBeSupplemented();
    await fixture.move(reviewer, id, 'beginReview');
    await fixture.move({ ...reviewer, role: 'admin' }, id, 'reject', '不符');
    const answer = await replace(id, materialId);
    expectRefused(answer, 'MATERIAL_LOCKED');
    expect(answer.details).toEqual({ status: 'needs_supplement' });
    const { id: draft } = await fixture.draft(me);
    const { id: draftMaterial } = await fixture.upload(me, draft);
    expect((await replace(draft, draftMaterial)).details).toEqual({ status: 'in_review' });
    await fixture.submit(me, draft);
    expectRefused(await replace(draft, draftMaterial), 'MATERIAL_LOCKED');
    await judge(draft, draftMaterial, 'accept');
    expect((await replace(draft, draftMaterial)).details).toEqual({ status: 'accepted' });
  });

  it('accepts one of two concurrent replacements', async () => {
    const { id, materialId } = await toBeSupplemented();
    const answers = await Promise.all([replace(id, materialId), replace(id, materialId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await fixture.read(me, id)).materials).toHaveLength(1);
  });

  it('WRONG_FILE_KIND and FILE_TOO_LARGE', async () => {
    const { id, materialId } = await toBeSupplemented();
    expectRefused(await replace(id, materialId, wrong), 'WRONG_FILE_KIND');
    expectRefused(await replace(id, materialId, large), 'FILE_TOO_LARGE');
  });

  it('MATERIAL_NOT_FOUND: for an unknown or replaced material', async () => {
    const { id, materialId } = await toBeSupplemented();
    expectRefused(await replace(id, unknownId), 'MATERIAL_NOT_FOUND');
    await replace(id, materialId);
    expectRefused(await replace(id, materialId), 'MATERIAL_NOT_FOUND');
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id, materialId } = await toBeSupplemented();
    expectRefused(await replace(id, materialId, pdf(), stranger), 'APPLICATION_NOT_FOUND');
  });
});

describe('deleteMaterial', () => {
  it('removes a material from a draft; a job deletes the file', async () => {
    const { id } = await fixture.draft(me);
    const { id: materialId } = await fixture.upload(me, id);
    const [row] = await allMaterials(fixture.portal.db, id);
    const key = row?.storageKey ?? '';
    expect((await remove(id, materialId)).status).toBe(200);
    expect((await fixture.read(me, id)).materials).toEqual([]);
    await fixture.portal.jobs.run(removeFiles, { keys: [key] });
    expect(await fixture.portal.storage.readPrivate(key)).toBeNull();
  });

  it('deletes the files of a deleted draft', async () => {
    const { id } = await fixture.draft(me);
    await fixture.upload(me, id);
    const keys = (await allMaterials(fixture.portal.db, id)).map(({ storageKey }) => storageKey);
    await me.call(deleteDraft, { params: { id } });
    const { rows } = await fixture.portal.db.$client.query<{ data: { keys: string[] } }>(
      "select data from jobs.job where name = 'remove-files' order by created_on desc limit 1",
    );
    expect(rows[0]?.data.keys).toEqual(keys);
  });

  it('NOT_A_DRAFT', async () => {
    const { id, materialId } = await toBeSupplemented();
    expectRefused(await remove(id, materialId), 'NOT_A_DRAFT');
  });

  it('MATERIAL_NOT_FOUND: for a material of another application', async () => {
    const [one, other] = [await fixture.draft(me), await fixture.draft(me)];
    const { id: materialId } = await fixture.upload(me, other.id);
    expectRefused(await remove(one.id, materialId), 'MATERIAL_NOT_FOUND');
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id } = await fixture.draft(me);
    const { id: materialId } = await fixture.upload(me, id);
    expectRefused(await remove(id, materialId, stranger), 'APPLICATION_NOT_FOUND');
  });
});

describe('getMaterialLink', () => {
  it('MATERIAL_NOT_FOUND', async () => {
    const { id } = await fixture.draft(me);
    expectRefused(await link(id, unknownId), 'MATERIAL_NOT_FOUND');
  });

  it("APPLICATION_NOT_FOUND: for another user's, even to staff", async () => {
    const { id } = await fixture.draft(me);
    const { id: materialId } = await fixture.upload(me, id);
    for (const by of [stranger, reviewer])
      expectRefused(await link(id, materialId, by), 'APPLICATION_NOT_FOUND');
  });
});

describe('sendApplicationMessage', () => {
  it("lists both sides' messages, oldest first; staff are one group in a blind review", async () => {
    const { id } = await fixture.submitted(me);
    const mine = await write(id, ' 请问何时出结果？ ');
    expect([mine.status, mine.data.content]).toEqual([201, '请问何时出结果？']);
    fixture.clock.advance(1000);
    const staffSays = () =>
      fixture.portal.db.transaction((tx) =>
        sendStaffMessage(fixture.portal, tx, { applicationId: id, by: reviewer, content: '下月初。' }),
      );
    await staffSays();
    const { messages } = await fixture.read(me, id);
    expect(messages.map(({ author, content }) => [author, content])).toEqual([
      ['applicant', '请问何时出结果？'],
      ['staff', '下月初。'],
    ]);
    expect(messages[1]?.author_name).toBe('评审组');
    expect(fixture.emails.at(-1)?.text).toContain('评审组：\n\n下月初。');
    const open = { ...defaultSettings, blind_review: false };
    await writeSettings(fixture.portal.db, open, { adminId: reviewer.id, at: fixture.clock.now() });
    const named = (await fixture.read(me, id)).messages[1]?.author_name;
    expect(named).toBe(reviewer.username);
    await staffSays();
    expect(fixture.emails.at(-1)?.text).toContain(`${named}：`);
    await writeSettings(
      fixture.portal.db,
      { ...open, blind_review: true },
      { adminId: reviewer.id, at: fixture.clock.now() },
    );
  });

  it('sends once per key', async () => {
    const { id } = await fixture.submitted(me);
    const [first, second] = [
      await write(id, '您好', me, 'message-1'),
      await write(id, '您好', me, 'message-1'),
    ];
    expect(second.data).toEqual(first.data);
    expect((await fixture.read(me, id)).messages).toHaveLength(1);
  });

  it('IDEMPOTENCY_KEY_REUSED', async () => {
    const { id } = await fixture.submitted(me);
    await write(id, '您好', me, 'message-2');
    expectRefused(await write(id, '再见', me, 'message-2'), 'IDEMPOTENCY_KEY_REUSED');
  });

  it('requires a text up to the limit', async () => {
    const { id } = await fixture.submitted(me);
    expect((await write(id, ' ')).message).toBe('请输入留言内容');
    expect((await write(id, '长'.repeat(1001))).message).toBe('长度不能超过 1000 个字符');
  });

  it('MESSAGES_CLOSED: for a draft', async () => {
    const { id } = await fixture.draft(me);
    expectRefused(await write(id, '您好'), 'MESSAGES_CLOSED');
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id } = await fixture.submitted(me);
    expectRefused(await write(id, '您好', stranger), 'APPLICATION_NOT_FOUND');
  });
});
