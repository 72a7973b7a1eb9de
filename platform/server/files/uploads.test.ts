/** Uploaded files: accepted and rejected kinds, names, storage and downloads. */

import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { imageKinds } from '@platform/contract/upload';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failure } from '../http/failure.ts';
import type { Kernel } from '../kernel.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openTestKernel } from '../testing/kernel.ts';
import { storeImage, storeShareCard } from './images.ts';
import { safeFileName } from './uploads.ts';

const errors = errorTable({
  WRONG_KIND: { status: 422, message: '只能上传图片文件！' },
  TOO_LARGE: { status: 422, message: '图片大小不能超过 2MB！' },
});
const limits = { maxBytes: 100_000, wrongKind: errors.WRONG_KIND, tooLarge: errors.TOO_LARGE };
const storeFile = endpoint({
  name: 'keep',
  summary: '',
  method: 'POST',
  path: '/keep',
  access: 'anyone',
  data: z.object({ name: z.string(), kind: z.string(), url: z.string() }),
  upload: { kinds: [...imageKinds, 'pdf', 'docx'], ...limits },
});
const storePicture = endpoint({
  name: 'show',
  summary: '',
  method: 'POST',
  path: '/show',
  access: 'anyone',
  data: z.object({ address: z.string(), width: z.int(), sizes: z.array(z.int()), card: z.string() }),
  upload: { kinds: imageKinds, ...limits },
  errors: [errors.WRONG_KIND],
});

let kernel: Kernel;
let drop: () => Promise<void>;
let now = Date.now();

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  kernel = await openTestKernel(database.url, { clock: { now: () => new Date(now) } });
  const { portal } = kernel;
  portal.route(storeFile, async ({ file }) => {
    const key = await portal.storage.putPrivate('kept', file.bytes, file.kind);
    const { name, kind } = file;
    return {
      name,
      kind,
      url: portal.downloads.link({ key, name, kind, seconds: 60 }),
    };
  });
  portal.route(storePicture, async ({ file }) => {
    const stored = await storeImage(portal.storage, 'shown', file.bytes, [480, 960]);
    const card = await storeShareCard(portal.storage, 'shown', file.bytes);
    if (!stored || !card) throw failure(errors.WRONG_KIND);
    const sizes = stored.sizes.map(({ width }) => width);
    return { address: stored.address, width: stored.width, sizes, card };
  });
  await kernel.start();
});
afterAll(async () => {
  await kernel.stop();
  await drop();
});

type Content = Uint8Array<ArrayBuffer> | string;

async function send(path: '/keep' | '/show', name: string, content: Content, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  const reply = await kernel.portal.http.inject({ method: 'POST', url: `/api${path}`, payload: form });
  return { status: reply.statusCode, ...reply.json() };
}

const bytesOf = (buffer: Buffer) => Uint8Array.from(buffer);
const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#b03a2e' } });
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

describe('an endpoint that takes a file', () => {
  it('detects the kind from the content, and keeps the name', async () => {
    const png = bytesOf(await picture().png().toBuffer());
    expect(await send('/keep', '成绩单.png', png)).toMatchObject({
      data: { name: '成绩单.png', kind: 'png' },
    });
    expect(await send('/keep', 'x.pdf', pdf)).toMatchObject({ data: { kind: 'pdf' } });
  });

  it('gives a wrong name the extension of its kind, and removes folders and control characters', async () => {
    const names = [
      ['a.exe', 'a.pdf'],
      ['../../etc/passwd', 'passwd.pdf'],
      ['C:\\成绩\\单.pdf', '单.pdf'],
      ['.htaccess', 'file.pdf'],
      ['evil\u202egpj.pdf', 'evilgpj.pdf'],
      [`${'长'.repeat(500)}.pdf`, `${'长'.repeat(120)}.pdf`],
    ];
    for (const [sent = '', expectedName = ''] of names) {
      // Busboy removes folders by itself, so the function is called directly too.
      expect(safeFileName(sent, 'pdf')).toBe(expectedName);
      expect((await send('/keep', sent, pdf)).data.name).toBe(expectedName);
    }
  });

  it('makes any name harmless', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const safeName = safeFileName(name, 'docx');
        expect(safeName).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}]+\.docx$/u);
        expect(safeFileName(safeName, 'docx')).toBe(safeName);
      }),
    );
  });

  it('rejects content of another kind than the name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const html = '<!doctype html><script>alert(1)</script>';
    for (const content of [svg, html, 'MZ\u0090\u0000', 'plain words', ' '.repeat(50) + pdf])
      for (const name of ['photo.png', 'paper.pdf', 'paper.docx'])
        expect(await send('/keep', name, content)).toMatchObject({ status: 422, code: 'WRONG_KIND' });
    expect(await send('/show', 'photo.png', pdf)).toMatchObject({ code: 'WRONG_KIND' });
  });

  it('rejects a zip that is not a document', async () => {
    const emptyZip = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);
    expect(await send('/keep', 'a.docx', emptyZip)).toMatchObject({ code: 'WRONG_KIND' });
  });

  it('rejects a file that is too large, empty, missing or in another field', async () => {
    expect(await send('/keep', 'a.pdf', pdf + ' '.repeat(100_000))).toMatchObject({
      status: 422,
      code: 'TOO_LARGE',
      message: '图片大小不能超过 2MB！',
    });
    expect(await send('/show', 'a.png', ' '.repeat(100_001))).toMatchObject({ code: 'TOO_LARGE' });
    expect((await send('/keep', 'a.pdf', pdf.padEnd(100_000))).status).toBe(200);
    const missing = { status: 422, code: 'VALIDATION_FAILED', message: '请选择文件' };
    expect(await send('/keep', 'a.pdf', '')).toMatchObject(missing);
    expect(await send('/keep', 'a.pdf', pdf, 'other')).toMatchObject(missing);
    expect(await post('multipart/form-data; boundary=x', '--x--\r\n')).toMatchObject(missing);
  });

  it('rejects a body that is not a form', async () => {
    expect(await post('application/json', '{}')).toMatchObject({ status: 415 });
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
      expect(await post(type, 'no form')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

async function post(type: string, payload: string) {
  const headers = { 'content-type': type };
  const reply = await kernel.portal.http.inject({ method: 'POST', url: '/api/keep', headers, payload });
  return { status: reply.statusCode, ...reply.json() };
}

describe('an uploaded picture', () => {
  it('is encoded again in sizes up to its own, without its metadata', async () => {
    const photo = await picture(700, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    expect(photo.includes('secret place')).toBe(true);
    const { data } = await send('/show', 'photo.jpg', bytesOf(photo));
    expect(data).toMatchObject({ width: 700, sizes: [480, 700] });
    for (const address of [data.address, data.card]) {
      const { rawPayload } = await kernel.portal.http.inject(address);
      expect(rawPayload.includes('secret place')).toBe(false);
    }
    const card = await kernel.portal.http.inject(data.card);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
  });

  it('loses data after its last pixel', async () => {
    const gif = await picture(20, 20).gif().toBuffer();
    const polyglot = Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]);
    const { data } = await send('/show', 'x.gif', bytesOf(polyglot));
    const { rawPayload } = await kernel.portal.http.inject(data.address);
    expect(rawPayload.includes('script')).toBe(false);
  });

  it('is rejected when it is damaged or too large to decode', async () => {
    const png = await picture().png().toBuffer();
    const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(600_000);
    const store = (bytes: Uint8Array) => storeImage(kernel.portal.storage, 'shown', bytes, [480]);
    expect(await store(bomb)).toBeNull();
    expect(await storeShareCard(kernel.portal.storage, 'shown', bomb)).toBeNull();
    expect(await send('/show', 'x.png', bytesOf(png.subarray(0, 60)))).toMatchObject({ code: 'WRONG_KIND' });
  });
});

describe('a private file', () => {
  it('is downloaded at its sealed address under its name until the address expires', async () => {
    const { data } = await send('/keep', '推荐信（一）.pdf', pdf);
    const reply = await kernel.portal.http.inject(data.url);
    expect(reply.body).toBe(pdf);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=download.pdf; filename*=UTF-8''${encodeURIComponent('推荐信（一）.pdf')}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    now += 61_000;
    expect((await kernel.portal.http.inject(data.url)).statusCode).toBe(404);
  });

  it('has no other address', async () => {
    const key = await kernel.portal.storage.putPrivate('kept', Buffer.from('x'), 'pdf');
    for (const url of [
      `/files/${key}`,
      `/files/download?token=${key}`,
      '/files/download',
      '/files/download?token=a&token=b',
    ])
      expect((await kernel.portal.http.inject(url)).statusCode).toBe(404);
    expect(await kernel.portal.storage.read(key)).toBeNull();
    await kernel.portal.storage.removePrivate(key);
    await kernel.portal.storage.removePrivate(key);
    expect(await kernel.portal.storage.readPrivate(key)).toBeNull();
  });
});
