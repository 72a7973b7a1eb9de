/** Uploaded files: accepted and rejected kinds, names, storage and downloads. */

import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { endpoint } from '@platform/contract/endpoint';
import { errorTable } from '@platform/contract/errors';
import { imageKinds } from '@platform/contract/upload';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { failure } from '../http/failure.ts';
import type { Kernel } from '../kernel.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openTestKernel } from '../testing/kernel.ts';
import { blackPng } from '../testing/pictures.ts';
import { memberLimit, queueLength } from './images.ts';
import { safeFileName } from './uploads.ts';

const errors = errorTable({
  WRONG_KIND: { status: 422, message: '只能上传图片文件！' },
  TOO_LARGE: { status: 422, message: '图片大小不能超过 2MB！' },
});
const limits = { maxBytes: 500_000, wrongKind: errors.WRONG_KIND, tooLarge: errors.TOO_LARGE };
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
    const widths = [480, 960];
    const request = { folder: 'shown', bytes: file.bytes, widths, shareCard: true, ownerId: null };
    const stored = await portal.images.store(request);
    const largest = stored?.sizes.at(-1);
    if (!stored || !largest || !stored.shareImage) throw failure(errors.WRONG_KIND);
    const sizes = stored.sizes.map(({ width }) => width);
    return { address: largest.address, width: largest.width, sizes, card: stored.shareImage };
  });
  await kernel.start();
});
afterAll(async () => {
  await kernel.stop();
  await drop();
});

type Content = Uint8Array<ArrayBuffer> | string;

/** The process that decodes pictures, running. */
async function decodingProcess(): Promise<{ pid: number }> {
  const { images } = kernel.portal;
  await images.isAcceptable({ bytes: blackPng(6, 4), ownerId: null });
  if (images.pid === undefined) throw new Error('no process decodes pictures');
  return { pid: images.pid };
}

async function send(path: '/keep' | '/show', name: string, content: Content, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  const reply = await kernel.portal.http.inject({ method: 'POST', url: `/api${path}`, payload: form });
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], ...reply.json() };
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
    expect(await send('/keep', 'a.pdf', pdf + ' '.repeat(500_000))).toMatchObject({
      status: 422,
      code: 'TOO_LARGE',
      message: '图片大小不能超过 2MB！',
    });
    expect(await send('/show', 'a.png', ' '.repeat(500_001))).toMatchObject({ code: 'TOO_LARGE' });
    expect((await send('/keep', 'a.pdf', pdf.padEnd(500_000))).status).toBe(200);
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

  it('keeps the proportions of its largest size, and the detail of a wide picture in its card', async () => {
    const { data } = await send('/show', 'wide.png', bytesOf(blackPng(3000, 700)));
    expect(data).toMatchObject({ width: 960, sizes: [480, 960] });
    const largest = await kernel.portal.http.inject(data.address);
    expect(await sharp(largest.rawPayload).metadata()).toMatchObject({ width: 960, height: 224 });
  });

  it.each([
    ['with sixteen bits per channel', 6320, 6320, 16],
    ['with too many pixels', 9000, 9000, 8],
    ['with a side that is too long', 12_001, 10, 8],
  ] as const)('is rejected %s before it is decoded', async (_, width, height, bits) => {
    const bomb = blackPng(width, height, bits);
    expect(await send('/show', 'x.png', bytesOf(bomb))).toMatchObject({ code: 'WRONG_KIND' });
    expect(await kernel.portal.images.isAcceptable({ bytes: bomb, ownerId: null })).toBe(false);
  });

  it('is rejected when it is damaged, and the next one is not', async () => {
    const png = await picture().png().toBuffer();
    expect(await send('/show', 'x.png', bytesOf(png.subarray(0, 60)))).toMatchObject({ code: 'WRONG_KIND' });
    expect(await send('/show', 'x.png', bytesOf(png))).toMatchObject({ success: true });
  });

  it('is rejected when it stops the process that decodes, and the next one is not', async () => {
    const png = bytesOf(await picture().png().toBuffer());
    const { pid } = await decodingProcess();
    process.kill(pid, 'SIGSTOP');
    const rejected = send('/show', 'x.png', png);
    process.kill(pid, 'SIGKILL');
    expect(await rejected).toMatchObject({ code: 'WRONG_KIND' });
    expect(await send('/show', 'x.png', png)).toMatchObject({ success: true });
  });

  it('UNAVAILABLE, with the seconds to wait, while many others wait; the server’s threads stay free', async () => {
    const png = bytesOf(blackPng(60, 40));
    const { pid } = await decodingProcess();
    process.kill(pid, 'SIGSTOP');
    const refused: unknown[] = [];
    const uploads = Array.from({ length: 2 * queueLength }, () =>
      send('/show', 'x.png', png).then((answer) => {
        if (answer.status === 503) refused.push(answer);
        return answer;
      }),
    );
    await vi.waitUntil(() => refused.length === queueLength);
    // Uses the threads on which passwords are hashed, while the pictures wait.
    await promisify(scrypt)('password', 'salt', 32);
    process.kill(pid, 'SIGCONT');
    const answers = await Promise.all(uploads);
    expect(answers.filter(({ success }) => success)).toHaveLength(queueLength);
    expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', retryAfter: '5' });
  });

  it('TOO_MANY_REQUESTS above the limit of a member', async () => {
    const bytes = blackPng(6, 4);
    const check = (ownerId: string) => kernel.portal.images.isAcceptable({ bytes, ownerId });
    for (let count = 0; count < memberLimit.points; count += 1) expect(await check('busy')).toBe(true);
    await expect(check('busy')).rejects.toMatchObject({
      entry: { status: 429 },
      details: { retry_after: expect.any(Number) },
    });
    expect(await check('other')).toBe(true);
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
