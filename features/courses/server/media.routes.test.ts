/** Videos over HTTP: resumable uploads, what is refused, range requests, and every address against those who may not have it. */
import { readFile } from 'node:fs/promises';
import type { Person } from '@apps/server/testing';
import { sessions } from '@features/accounts/tables';
import { hour, minute } from '@platform/server/clock';
import { readSampleFile } from '@platform/server/sample';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredCourse, Video } from '../contract/course.ts';
import { courseDocuments, getCourse } from '../contract/endpoints.ts';
import { getLessonVideo } from '../contract/learning.ts';
import { getCourseMedia, listCourseMedia, mediaUploadPath, setCaptions } from '../contract/media.ts';
import { refundPurchase } from '../contract/purchase.ts';
import { makeMedia, someCourse, someCurriculum } from './factory.ts';
import {
  type CoursesFixture,
  captions,
  lessonIds,
  openCoursesFixture,
  videoBytes,
} from './testing.fixture.ts';

let fixture: CoursesFixture;
let course: StoredCourse;
let origin: string;
beforeAll(async () => {
  fixture = await openCoursesFixture();
  course = await fixture.course();
  origin = await fixture.portal.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fixture.stop());

const params = () => ({ id: course.id, lessonId: lessonIds(course)[1] ?? '' });

/** The addresses of a lesson for a member, with the cookie that the answer sets. */
async function open(by: Person): Promise<{ video: Video; cookie: string }> {
  const { data, headers } = await by.call(getLessonVideo, { params: params() });
  return { video: data.video, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}
const get = (url: string, headers: Record<string, string> = {}) =>
  fixture.portal.http.inject({ url, headers });
const statusOf = async (url: string, cookie = '') => (await get(url, { cookie })).statusCode;

describe('addresses of lessons', () => {
  it('answer the enrolled member with the cookie, and nobody else', async () => {
    const student = await fixture.student(course.id);
    const other = await fixture.student(course.id);
    const mine = await open(student);
    const theirs = await open(other);
    for (const address of [mine.video.address, ...mine.video.captions.map((each) => each.address)]) {
      expect(await statusOf(address, mine.cookie)).toBe(200);
      expect(await statusOf(address)).toBe(404);
      expect(await statusOf(address, theirs.cookie)).toBe(404);
      expect(await statusOf(address, 'course-videos=forged')).toBe(404);
      expect(await statusOf(address.replace('token=', 'token=A'), mine.cookie)).toBe(404);
    }
    await fixture.buyer.refuses(getLessonVideo, { params: params() }, 'NOT_ENROLLED');
    await student.refuses(getLessonVideo, { params: { ...params(), id: student.id } }, 'COURSE_NOT_FOUND');
    await student.refuses(
      getLessonVideo,
      { params: { ...params(), lessonId: course.id } },
      'LESSON_NOT_FOUND',
    );
  });

  it('die within minutes, with the session, and with the refund', async () => {
    const student = await fixture.student(course.id);
    const first = await open(student);
    fixture.clock.advance(11 * minute);
    expect(await statusOf(first.video.address, first.cookie)).toBe(404);
    const second = await open(student);
    await fixture
      .as('admin')
      .ok(refundPurchase, { params: { id: student.purchase.id }, body: { reason: '退课' } });
    expect(await statusOf(second.video.address, second.cookie)).toBe(404);
    const leaving = await fixture.student(course.id);
    const third = await open(leaving);
    expect(await statusOf(third.video.address, third.cookie)).toBe(200);
    await fixture.portal.db.delete(sessions).where(eq(sessions.userId, leaving.id));
    expect(await statusOf(third.video.address, third.cookie)).toBe(404);
  });

  it('set a cookie that scripts cannot read', async () => {
    const { headers } = await fixture.editor.call(getLessonVideo, { params: params() });
    expect(headers['set-cookie']).toMatch(
      /^course-videos=\S+; Path=\/files\/course-videos; HttpOnly; SameSite=Strict$/,
    );
  });

  it('send the parts that are asked for', async () => {
    const { video, cookie } = await open(await fixture.student(course.id));
    const whole = await get(video.address, { cookie });
    expect([whole.rawPayload.length, whole.headers['accept-ranges']]).toEqual([1000, 'bytes']);
    expect(whole.headers['cache-control']).toBe('private, no-store');
    const part = async (range: string, more = {}) => get(video.address, { cookie, range, ...more });
    const middle = await part('bytes=100-199');
    expect(middle.statusCode).toBe(206);
    expect(middle.headers['content-range']).toBe('bytes 100-199/1000');
    expect(middle.rawPayload).toEqual(Buffer.from(videoBytes.slice(100, 200)));
    expect((await part('bytes=-10')).rawPayload).toEqual(Buffer.from(videoBytes.slice(990)));
    expect((await part('bytes=990-')).headers['content-length']).toBe('10');
    expect((await part('bytes=1000-')).statusCode).toBe(416);
    expect((await part('bytes=0-1,5-6')).statusCode).toBe(200);
    expect((await part('bytes=0-9', { 'if-range': '"other"' })).statusCode).toBe(200);
    const head = await fixture.portal.http.inject({
      method: 'HEAD',
      url: video.address,
      headers: { cookie },
    });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      '1000',
      0,
    ]);
  });

  it('have captions in both scripts', async () => {
    const { video, cookie } = await open(await fixture.student(course.id));
    const texts = await Promise.all(
      video.captions.map(async ({ address }) => (await get(address, { cookie })).payload),
    );
    expect(texts[0]).toBe(captions.replace('書', '书'));
    expect(texts[1]).toContain('書法');
  });
});

describe('previews', () => {
  it('are public while the course is published, other lessons are not', async () => {
    const [preview, lesson] = [
      await makeMedia(fixture.portal, videoBytes, { captions }),
      await makeMedia(fixture.portal, videoBytes),
    ];
    const { id } = await fixture.course({ curriculum: someCurriculum([preview, lesson]) });
    const path = (media: string) => `/files/course-previews/${media}`;
    const { curriculum } = await fixture.ok(getCourse, { params: { id } });
    const video = curriculum[0]?.lessons[0]?.video;
    expect(video?.address).toBe(path(preview));
    expect((await get(path(preview), { range: 'bytes=0-9' })).statusCode).toBe(206);
    expect((await get(video?.captions[0]?.address ?? '')).payload).toContain('书法');
    for (const address of [
      path(lesson),
      path(id),
      path('x'),
      `${path(preview)}/other`,
      `${path(lesson)}/hans`,
    ])
      expect(await statusOf(address)).toBe(404);
    await fixture.editor.ok(courseDocuments.unpublish, { params: { id } });
    expect(await statusOf(path(preview))).toBe(404);
  });
});

describe('uploads', () => {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const tus = { 'tus-resumable': '1.0.0' };
  const send = (path: string, init: RequestInit, by: { token: string } = fixture.editor) =>
    fetch(origin + path, {
      ...init,
      headers: { ...tus, authorization: `Bearer ${by.token}`, ...init.headers },
    });
  async function create(size: number, by?: Person): Promise<string> {
    const metadata = `filename ${encode('第一课.mp4')}`;
    const headers = { 'upload-length': String(size), 'upload-metadata': metadata };
    const answer = await send(mediaUploadPath, { method: 'POST', headers }, by);
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.headers.get('location') ?? '';
  }
  const patch = (path: string, offset: number, body: Uint8Array) =>
    send(path, {
      method: 'PATCH',
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(body),
    });
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  async function refusal(bytes: Uint8Array) {
    const path = await create(bytes.length);
    const answer = await patch(path, 0, bytes);
    const { code } = (await answer.json()) as { code: string };
    await fixture.editor.refuses(getCourseMedia, { params: { id: idOf(path) } }, 'MEDIA_NOT_FOUND');
    return [answer.status, code];
  }

  it('go on where they stopped, and read what the file is', async () => {
    const bytes = await readSampleFile('courses/clips/brush.mp4');
    const path = await create(bytes.length);
    expect(path).toMatch(/^\/api\/courses\/media\/uploads\/[0-9a-f-]{36}$/);
    expect((await patch(path, 0, bytes.subarray(0, 5000))).status).toBe(204);
    const resumed = await send(path, { method: 'HEAD' });
    expect(resumed.headers.get('upload-offset')).toBe('5000');
    expect((await patch(path, 5000, bytes.subarray(5000))).status).toBe(204);
    const done = await send(path, { method: 'HEAD' });
    expect([done.status, done.headers.get('upload-offset')]).toEqual([200, String(bytes.length)]);
    const { data: media, headers } = await fixture.editor.call(getCourseMedia, {
      params: { id: idOf(path) },
    });
    expect(media).toMatchObject({ name: '第一课.mp4', size: bytes.length, isUsed: false, captions: null });
    expect(media.video).toMatchObject({ mediaType: 'video/mp4', width: 640, height: 360, captions: [] });
    expect(media.video.seconds).toBeCloseTo(24, 0);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await get(media.video.address, { cookie })).rawPayload).toEqual(bytes);
    const listed = await fixture.editor.ok(listCourseMedia, { query: { search: '第一课' } });
    expect(listed.media.map(({ id }) => id)).toEqual([media.id]);
    const body = someCourse({ curriculum: someCurriculum([media.id]) });
    const { curriculum } = await fixture.editor.ok(courseDocuments.create, { body });
    expect(curriculum[0]?.lessons[0]).toMatchObject({
      mediaName: '第一课.mp4',
      seconds: media.video.seconds,
    });
  });

  it('refuse what browsers cannot play, and keep nothing of it', async () => {
    expect(await refusal(await readFile(new URL(import.meta.url)))).toEqual([415, 'WRONG_VIDEO_KIND']);
    const clip = await readSampleFile('courses/clips/brush.mp4');
    expect(await refusal(clip.subarray(0, 1500))).toEqual([422, 'VIDEO_UNREADABLE']);
    // The same file, with its pictures said to be of a codec that few browsers have.
    const unplayable = Buffer.from(clip.toString('latin1').replaceAll('avc1', 'mp4v'), 'latin1');
    expect(await refusal(unplayable)).toEqual([422, 'VIDEO_UNPLAYABLE']);
    await expect(create(3 * 1024 ** 3)).rejects.toThrow(/^413 .*VIDEO_TOO_LARGE/);
  });

  it('are for editors', async () => {
    await expect(create(10, fixture.buyer)).rejects.toThrow(/^403 .*FORBIDDEN/);
    expect((await fetch(origin + mediaUploadPath, { method: 'POST', headers: tus })).status).toBe(401);
  });
});

describe('PUT /courses/media/:id/captions', () => {
  it('stores WebVTT, and nothing else', async () => {
    const id = await makeMedia(fixture.portal, videoBytes);
    const set = (text: string | null) => ({ params: { id }, body: { captions: text } });
    await fixture.editor.refuses(setCaptions, set('1\n00:00:01,000'), 'CAPTIONS_INVALID');
    expect((await fixture.editor.ok(setCaptions, set(captions))).captions).toBe(captions);
    expect((await fixture.editor.ok(setCaptions, set(null))).video.captions).toEqual([]);
    await fixture.editor.refuses(setCaptions, { ...set(null), params: { id: course.id } }, 'MEDIA_NOT_FOUND');
    fixture.clock.advance(hour);
  });
});
