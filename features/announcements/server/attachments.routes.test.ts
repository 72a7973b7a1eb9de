/** The attachments' endpoints over the real server. */
import { deflateSync } from 'node:zlib';
import { type Person, type TestPortal, testPortal } from '@apps/server/testing';
import { megabyte } from '@platform/contract/upload';
import { removeFiles } from '@platform/server/files/privateFiles';
import { readSampleFile } from '@platform/server/sample';
import { expectRefused } from '@platform/server/testing/caller';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcement } from '../contract/announcement.ts';
import { maxAttachments } from '../contract/errors.ts';
import { downloadAttachment, showAnnouncement, viewAnnouncement } from '../contract/reading.ts';
import { addAttachment, deleteAnnouncement, removeAttachment } from '../contract/writing.ts';
import { makeAnnouncement } from './factory.ts';

let portal: TestPortal;
let member: Person;
let editor: Person;

beforeAll(async () => {
  portal = await testPortal();
  member = await portal.person();
  editor = await portal.person('editor');
});
afterAll(() => portal.stop());

const unknown = '01890000-0000-7000-8000-000000000000';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

const add = (id: string, name = '细则.pdf', bytes: Uint8Array = pdf, by = editor) =>
  by.call(addAttachment, { params: { id } }, { file: { name, bytes } });
const remove = (id: string, attachmentId: string, by = editor) =>
  by.call(removeAttachment, { params: { id, attachmentId } });
const download = (id: string, attachmentId: string, by = member) =>
  by.call(downloadAttachment, { params: { id, attachmentId } });
const show = async (id: string): Promise<Announcement> =>
  await editor.ok(showAnnouncement, { params: { id } });
const fetchFile = (url: string) => portal.portal.http.inject({ url });

/** Runs the last job sent. */
async function runRemoval(): Promise<void> {
  const { db, jobs } = portal.portal;
  const { rows } = await db.$client.query<{ data: { keys: string[] } }>(
    "select data from jobs.job where name = 'remove-files' order by created_on desc limit 1",
  );
  await jobs.run(removeFiles, rows[0]?.data ?? { keys: [] });
}

describe('addAttachment', () => {
  it('accepts documents and pictures, and lists them in order with their sizes', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b03a2e' } })
      .png()
      .toBuffer();
    const docx = await readSampleFile('announcements/recommendation.docx');
    for (const [name, bytes] of [
      ['细则.pdf', pdf],
      ['推荐信.docx', docx],
      ['海报.png', png],
    ] as const)
      expect(await add(id, name, bytes)).toMatchObject({ status: 201, data: { name, size: bytes.length } });
    expect((await show(id)).attachments.map(({ name }) => name)).toEqual([
      '细则.pdf',
      '推荐信.docx',
      '海报.png',
    ]);
  });

  it('does not change the revision, so that files can be added while writing', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    await add(id);
    expect((await show(id)).revision).toBe(1);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\公告\\附件一.pdf', '附件一.pdf'],
    ['申请材料清单（第三届）.PDF', '申请材料清单（第三届）.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '.pdf'],
    ['evil\u202efdp.exe', 'evilfdp.pdf'],
  ])('sanitises the file name %s', async (sent, name) => {
    const { id } = await makeAnnouncement(portal.portal);
    const { data } = await add(id, sent);
    expect(data.name.endsWith(name)).toBe(true);
    expect(data.name).not.toMatch(/[/\\<>]/);
  });

  describe('WRONG_FILE_KIND', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    it.each([
      ['海报.png', svg],
      ['海报.svg', svg],
      ['细则.pdf', '<!doctype html><script>alert(1)</script>'],
      ['推荐信.docx', 'PK\u0003\u0004 but nothing more'],
      ['程序.pdf', 'MZ\u0090\u0000'],
      ['页面.html', '<p>x</p>'],
      ['细则.pdf', `<script>alert(1)</script>${pdf}`],
    ])('rejects %s with other content', async (name, content) => {
      const { id } = await makeAnnouncement(portal.portal);
      const answer = await add(id, name, Buffer.from(content));
      expectRefused(answer, 'WRONG_FILE_KIND');
      expect((await show(id)).attachments).toEqual([]);
    });

    it('rejects a zip, also a zip bomb', async () => {
      const { id } = await makeAnnouncement(portal.portal);
      const bomb = deflateSync(Buffer.alloc(50 * megabyte));
      const head = Buffer.from('504b030414000000080000000000', 'hex');
      expect((await add(id, '炸弹.docx', Buffer.concat([head, bomb]))).status).toBe(415);
    });
  });

  it('serves a polyglot file as the detected type, never as a page', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const polyglot = Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]);
    const { data } = await add(id, '细则.pdf', polyglot);
    const file = await fetchFile((await download(id, data.id)).data.url);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('FILE_TOO_LARGE: beyond 10 MB', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const large = Buffer.concat([pdf, Buffer.alloc(10 * megabyte)]);
    expectRefused(await add(id, '大.pdf', large), 'FILE_TOO_LARGE', { message: '附件不能超过 10MB' });
    expect((await add(id, '刚好.pdf', large.subarray(0, 10 * megabyte))).status).toBe(201);
  });

  it('TOO_MANY_ATTACHMENTS: beyond ten, also concurrently', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const answers = await Promise.all(Array.from({ length: maxAttachments + 5 }, () => add(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxAttachments);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_ATTACHMENTS')).toHaveLength(5);
    expect((await show(id)).attachments).toHaveLength(maxAttachments);
  });

  it('ANNOUNCEMENT_NOT_FOUND: for an unknown id', async () => {
    expectRefused(await add(unknown), 'ANNOUNCEMENT_NOT_FOUND');
  });
});

describe('downloadAttachment', () => {
  it('serves the same bytes under the file name, and counts when it is sent', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const { data: file } = await add(id, '评审细则（修订）.pdf');
    const { data } = await download(id, file.id);
    expect((await show(id)).downloads).toBe(0);
    const reply = await fetchFile(data.url);
    expect(reply.rawPayload.equals(pdf)).toBe(true);
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('评审细则（修订）.pdf'));
    expect((await show(id)).downloads).toBe(1);
    await portal.portal.http.inject({ method: 'HEAD', url: data.url });
    expect((await show(id)).downloads).toBe(1);
  });

  it('counts each of a hundred concurrent downloads', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const files = [(await add(id)).data.id, (await add(id)).data.id];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => download(id, files[n % 2] ?? '', n % 3 ? member : editor)),
    );
    await Promise.all(answers.map(({ data }) => fetchFile(data.url)));
    expect((await show(id)).downloads).toBe(100);
  });

  it('returns addresses that expire', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const { url } = (await download(id, (await add(id)).data.id)).data;
    expect((await fetchFile(url)).statusCode).toBe(200);
    portal.clock.advance(61_000);
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it('ATTACHMENT_NOT_FOUND: for an unknown id, another announcement’s, and drafts', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const other = await makeAnnouncement(portal.portal);
    const draft = await makeAnnouncement(portal.portal, { publishedAt: null });
    const file = (await add(id)).data.id;
    const ofDraft = (await add(draft.id)).data.id;
    for (const [one, attachment] of [
      [id, unknown],
      [unknown, file],
      [other.id, file],
      [draft.id, ofDraft],
    ] as const)
      expectRefused(await download(one, attachment), 'ATTACHMENT_NOT_FOUND');
    expect((await download(draft.id, ofDraft, editor)).status).toBe(200);
    expect((await show(id)).downloads).toBe(0);
  });
});

describe('removeAttachment', () => {
  it('removes the stored file too', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const { data: file } = await add(id);
    const { url } = (await download(id, file.id)).data;
    expect((await remove(id, file.id)).data).toEqual({ id: file.id });
    await runRemoval();
    expect((await fetchFile(url)).statusCode).toBe(404);
    expect((await show(id)).attachments).toEqual([]);
  });

  it('removes the files of a deleted announcement', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const { url } = (await download(id, (await add(id)).data.id)).data;
    await editor.call(deleteAnnouncement, { params: { id } });
    await runRemoval();
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it('ATTACHMENT_NOT_FOUND: for an unknown id and for another announcement’s', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const other = await makeAnnouncement(portal.portal);
    const file = (await add(id)).data.id;
    for (const [one, attachment] of [
      [id, unknown],
      [other.id, file],
    ] as const)
      expectRefused(await remove(one, attachment), 'ATTACHMENT_NOT_FOUND');
  });
});

describe('viewAnnouncement', () => {
  it('counts ten members once each, though each calls twenty times concurrently', async () => {
    const { id } = await makeAnnouncement(portal.portal);
    const readers: Person[] = [];
    while (readers.length < 10) readers.push(await portal.person());
    const views = Array.from({ length: 200 }, (_, n) =>
      readers[n % 10]?.call(viewAnnouncement, { params: { id } }),
    );
    expect((await Promise.all(views)).every((answer) => answer?.status === 200)).toBe(true);
    expect((await show(id)).views).toBe(10);
  });
});
