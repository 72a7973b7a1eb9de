/** Covers: accepted files, sizes, and removal. */

import type { Person } from '@apps/server/testing';
import { login, register } from '@features/accounts/contract/login';
import { someRegistration } from '@features/accounts/factory';
import { expectRefused } from '@platform/server/testing/caller';
import { blackPng } from '@platform/server/testing/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteNews, uploadNewsCover } from '../contract/writing.ts';
import { newsCoverStore } from './cover.store.ts';
import { type NewsFixture, openNewsFixture, somePicture } from './testing.fixture.ts';

let fixture: NewsFixture;
let author: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  author = await fixture.writer();
});
afterAll(() => fixture.portal.stop());

const upload = (name: string, bytes: Uint8Array) =>
  author.call(uploadNewsCover, {}, { file: { name, bytes } });
const text = (content: string) => new TextEncoder().encode(content);
const hour = 3600_000;

describe('uploadNewsCover', () => {
  it('stores the picture as WebP, without enlarging it', async () => {
    const { status, data } = await upload('../../中轴 封面.png', await somePicture(1000, 400));
    expect(status).toBe(201);
    expect(data.imageSizes.map(({ width }) => width)).toEqual([480, 960, 1000]);
    const reply = await fixture.portal.portal.http.inject({ url: data.image });
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  it.each([
    ['script.png', '<script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['page.jpg', '<!doctype html><h1>x</h1>'],
    ['paper.pdf', '%PDF-1.7\n'],
  ])('WRONG_FILE_KIND for %s', async (name, content) => {
    expectRefused(await upload(name, text(content)), 'WRONG_FILE_KIND', { message: '只能上传图片文件！' });
  });

  it('FILE_TOO_LARGE', async () => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    bytes.set(await somePicture(10, 10));
    expectRefused(await upload('large.png', bytes), 'FILE_TOO_LARGE', {
      message: '图片大小不能超过 10MB！',
    });
  });

  it('COVER_UNREADABLE for a truncated picture and for a decompression bomb', async () => {
    const half = (await somePicture(200, 200)).subarray(0, 120);
    const bomb = blackPng(6320, 6320, 16);
    for (const bytes of [half, bomb])
      expectRefused(await upload('picture.png', bytes), 'COVER_UNREADABLE', {
        message: '图片无法读取，请换一张',
      });
  });

  it('UNAVAILABLE while many covers wait, with no effect on a login', async () => {
    const body = someRegistration();
    const { portal } = fixture;
    await portal.ok(register, { body });
    const picture = await somePicture(60, 40);
    await upload('first.png', picture);
    const { pid = 0 } = portal.portal.images;
    // The process that decodes pictures stalls.
    expect(process.kill(pid, 'SIGSTOP')).toBe(true);
    const uploads = Array.from({ length: 16 }, () => upload('next.png', picture));
    const isRefused = async (upload: (typeof uploads)[number]) =>
      expect(await upload).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    await Promise.any(uploads.map(isRefused));
    await portal.ok(login, { body: { login: body.username, password: body.password } });
    process.kill(pid, 'SIGCONT');
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([201, 503]);
  });
});

describe('unused covers', () => {
  const filesOf = async (addresses: readonly string[]) => {
    const replies = await Promise.all(addresses.map((url) => fixture.portal.portal.http.inject({ url })));
    return replies.map(({ statusCode }) => statusCode);
  };
  const runJob = () => fixture.portal.portal.jobs.run(newsCoverStore.job, {});

  it('are removed after a day with their files, even beside an identical cover', async () => {
    const picture = await somePicture(600, 300);
    const unused = (await upload('a.png', picture)).data;
    const used = (await upload('b.png', picture)).data;
    const item = await fixture.publish(author, { coverId: used.id });
    const addresses = (of: typeof used) => of.imageSizes.map(({ address }) => address);
    fixture.portal.clock.advance(23 * hour);
    await runJob();
    expect(await filesOf(addresses(unused))).toEqual([200, 200]);
    fixture.portal.clock.advance(3 * hour);
    await runJob();
    expect(await filesOf(addresses(unused))).toEqual([404, 404]);
    expect(await filesOf([...addresses(used), item.shareImage ?? ''])).toEqual([200, 200, 200]);
    await author.call(deleteNews, { params: { id: item.id } });
    await runJob();
    expect(await filesOf([...addresses(used), item.shareImage ?? ''])).toEqual([404, 404, 404]);
  });
});
