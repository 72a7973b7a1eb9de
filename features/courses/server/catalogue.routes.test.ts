/** The catalogue over HTTP: lists, the page of a course, and the documents of the editors. */
import { day } from '@platform/server/clock';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { listPurchases } from '../contract/purchase.ts';
import { makeMedia, someCourse, someCurriculum } from './factory.ts';
import { removeMediaJob } from './media.actions.ts';
import { courseSitemap } from './sitemap.store.ts';
import { type CoursesFixture, lessonIds, openCoursesFixture, videoBytes } from './testing.fixture.ts';

let fixture: CoursesFixture;
beforeAll(async () => {
  fixture = await openCoursesFixture();
});
afterAll(() => fixture.stop());

const { create, update, publish, unpublish } = contract.courseDocuments;
const one = (id: string) => ({ params: { id } });
const titles = async (query: object) =>
  (await fixture.ok(contract.listCourses, { query })).courses.map(({ title }) => title);

describe('GET /courses', () => {
  beforeAll(async () => {
    const values = [
      { title: '甲', category: 'music', level: 'beginner', price: 30, instructor: '阮清商' },
      { title: '乙', category: 'music', level: 'advanced', price: 10, description: '臺灣的書法與遺產' },
      { title: '丙', category: 'history', level: 'beginner', price: 20 },
    ] as const;
    for (const value of values) {
      fixture.clock.advance(1000);
      await fixture.course(value, 1);
    }
    await fixture.editor.ok(create, { body: someCourse({ title: '草稿' }) });
    const { courses } = await fixture.ok(contract.listCourses, { query: { search: '丙' } });
    const id = courses[0]?.id ?? '';
    const student = await fixture.student(id);
    await fixture.finish(
      student,
      lessonIds(await fixture.editor.ok(contract.getStoredCourse, one(id)))[0] ?? '',
    );
  });

  it.each([
    [{}, ['丙', '乙', '甲']],
    [{ sort: 'price_asc' }, ['乙', '丙', '甲']],
    [{ sort: 'price_desc' }, ['甲', '丙', '乙']],
    [{ sort: 'popular', limit: 1 }, ['丙']],
    [{ category: 'music' }, ['乙', '甲']],
    [{ category: 'music', level: 'beginner' }, ['甲']],
    [{ level: 'intermediate' }, []],
    [{ search: '台湾 遗产' }, ['乙']],
    [{ search: '阮清商' }, ['甲']],
    [{ search: '。' }, []],
    [{ page: 2, limit: 2 }, ['甲']],
  ])('lists %j as %j', async (query, expected) => expect(await titles(query)).toEqual(expected));

  it('counts exactly, highlights in the original script, and shows derived facts', async () => {
    const { courses, pagination } = await fixture.ok(contract.listCourses, { query: { search: '书法' } });
    expect(pagination).toMatchObject({ total: 1, relation: 'exact', per_page: 8 });
    expect(courses[0]).toMatchObject({
      ...{ highlights: { description: [[3, 5]] }, chapters: 1, lessons: 1, seconds: 100, duration: 0.03 },
      ...{ students: 0, rating: 0, reviewCount: 0, originalPrice: null, instructorAvatar: null },
    });
    const [popular] = (await fixture.ok(contract.listCourses, { query: { sort: 'popular' } })).courses;
    expect(popular?.students).toBe(1);
  });

  it('refuses pages beyond the limit', () =>
    fixture.refuses(contract.listCourses, { query: { page: 251 } }, 'VALIDATION_FAILED'));
});

describe('GET /courses/:id', () => {
  it('shows the public curriculum, with the videos of previews alone', async () => {
    const media = await makeMedia(fixture.portal, videoBytes);
    const { id } = await fixture.course({ previewMediaId: media, instructorId: fixture.editor.id });
    const course = await fixture.ok(contract.getCourse, one(id));
    expect(course.previewVideo?.address).toBe(`/files/course-previews/${media}`);
    const [first, second] = course.curriculum[0]?.lessons ?? [];
    expect(first).toMatchObject({ isPreview: true, duration: 1.7, video: { mediaType: 'video/mp4' } });
    expect(second).toMatchObject({ isPreview: false, video: null });
    expect(course).toMatchObject({ reviews: [], instructorId: fixture.editor.id });
  });

  it('shows drafts to editors only', async () => {
    const { id } = await fixture.editor.ok(create, { body: someCourse() });
    await fixture.refuses(contract.getCourse, one(id), 'COURSE_NOT_FOUND');
    expect(await fixture.editor.ok(contract.getCourse, one(id))).toMatchObject({ publishTime: null });
    const { courses } = await fixture.editor.ok(contract.listStoredCourses, { query: { state: 'draft' } });
    expect(courses.map((course) => course.id)).toContain(id);
    await fixture.as('editor').refuses(contract.getStoredCourse, one(fixture.editor.id), 'COURSE_NOT_FOUND');
  });

  it('lists stored courses by state and words', async () => {
    const { id } = await fixture.course({ title: '园林與軸線' });
    const found = async (query: object) =>
      (await fixture.editor.ok(contract.listStoredCourses, { query })).courses.map((course) => course.id);
    expect(await found({ search: '軸線' })).toEqual([id]);
    expect(await found({ search: '园林与轴线', state: 'published' })).toEqual([id]);
    expect(await found({ search: '轴线', state: 'draft' })).toEqual([]);
  });
});

describe('documents', () => {
  const media = () => makeMedia(fixture.portal, videoBytes);

  it('creates, changes over the revision that was read, publishes and takes back', async () => {
    const { editor } = fixture;
    const draft = await editor.ok(create, { body: someCourse() }, { key: 'course-1' });
    expect(await editor.ok(create, { body: someCourse() }, { key: 'course-1' })).toEqual(draft);
    await editor.refuses(publish, one(draft.id), 'COURSE_INCOMPLETE');
    const body = someCourse({ curriculum: someCurriculum([await media()]), title: '改過的' });
    const saved = await editor.ok(update, { ...one(draft.id), body: { ...body, revision: 1 } });
    expect(saved).toMatchObject({ revision: 2, title: '改過的' });
    const refusal = { details: { current: expect.objectContaining({ revision: 2 }) } };
    await editor.refuses(
      update,
      { ...one(draft.id), body: { ...body, revision: 1 } },
      'REVISION_CONFLICT',
      refusal,
    );
    const published = await editor.ok(publish, one(draft.id));
    expect(await editor.ok(publish, one(draft.id))).toEqual(published);
    expect(await titles({ search: '改过的' })).toEqual(['改過的']);
    await editor.refuses(
      update,
      { ...one(draft.id), body: { ...body, curriculum: [], revision: 2 } },
      'COURSE_INCOMPLETE',
    );
    await editor.ok(unpublish, one(draft.id));
    expect(await titles({ search: '改过的' })).toEqual([]);
    for (const endpoint of [publish, unpublish])
      await editor.refuses(endpoint, one(editor.id), 'COURSE_NOT_FOUND');
  });

  it('keeps the ids of lessons that are moved, and gives others their own', async () => {
    const course = await fixture.course({}, 2);
    const [section] = course.curriculum;
    const [first, second] = section?.lessons ?? [];
    const other = await fixture.course({}, 1);
    const foreign = lessonIds(other)[0] ?? '';
    const lesson = (source: typeof first, id = source?.id) => ({
      ...{ id, title: source?.title ?? '', mediaId: source?.mediaId ?? null },
    });
    const curriculum = [
      { id: section?.id, title: '后', lessons: [lesson(second)] },
      { title: '前', lessons: [lesson(first), lesson(first), lesson(first, foreign)] },
    ];
    const body = { ...someCourse({ curriculum }), revision: course.revision };
    const saved = await fixture.editor.ok(update, { ...one(course.id), body });
    const ids = lessonIds(saved);
    expect(ids.slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(foreign);
    expect(lessonIds(await fixture.editor.ok(contract.getStoredCourse, one(other.id)))).toEqual([foreign]);
  });

  it('refuses what is missing', async () => {
    const { editor } = fixture;
    const { id, revision } = await editor.ok(create, { body: someCourse() });
    const missing = editor.id;
    const cases = [
      [{ coverId: missing }, 'COVER_NOT_FOUND'],
      [{ previewMediaId: missing }, 'MEDIA_UNAVAILABLE'],
      [{ instructorId: id }, 'INSTRUCTOR_NOT_FOUND'],
      [{ fullDescription: '<script>1</script>' }, 'VALIDATION_FAILED'],
      [{ price: -1 }, 'VALIDATION_FAILED'],
    ] as const;
    for (const [overrides, code] of cases) {
      const body = someCourse(overrides);
      await editor.refuses(create, { body }, code);
      await editor.refuses(update, { ...one(id), body: { ...body, revision } }, code);
    }
    await editor.refuses(
      update,
      { ...one(missing), body: { ...someCourse(), revision } },
      'COURSE_NOT_FOUND',
    );
    await editor.ok(create, { body: someCourse() }, { key: 'course-2' });
    await editor.refuses(
      create,
      { body: someCourse({ price: 1 }) },
      'IDEMPOTENCY_KEY_REUSED',
      {},
      { key: 'course-2' },
    );
  });

  it('takes pictures as covers, and nothing else', async () => {
    const { editor } = fixture;
    const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#2f6f62' } })
      .png()
      .toBuffer();
    const { id } = await editor.ok(contract.uploadCourseCover, {}, { file: { name: '封面.png', bytes } });
    expect(await editor.ok(create, { body: someCourse({ coverId: id }) })).toMatchObject({ coverId: id });
    const refused = (content: Uint8Array, code: 'COVER_UNREADABLE' | 'WRONG_FILE_KIND' | 'FILE_TOO_LARGE') =>
      editor.refuses(contract.uploadCourseCover, {}, code, {}, { file: { name: 'x.png', bytes: content } });
    await refused(bytes.subarray(0, 60), 'COVER_UNREADABLE');
    await refused(Buffer.from('text'), 'WRONG_FILE_KIND');
    await refused(Buffer.concat([bytes, Buffer.alloc(11 * 1024 * 1024)]), 'FILE_TOO_LARGE');
  });

  it('removes videos that no course took within a week', async () => {
    const [unused, used] = [await media(), await media()];
    const course = await fixture.course({ curriculum: someCurriculum([used]) });
    fixture.clock.advance(9 * day);
    await fixture.editor.refuses(
      create,
      { body: someCourse({ previewMediaId: unused }) },
      'MEDIA_UNAVAILABLE',
    );
    await fixture.portal.jobs.run(removeMediaJob, {});
    const { rows } = await fixture.portal.db.$client.query('select id from course_media where id = any($1)', [
      [unused, used],
    ]);
    expect(rows).toEqual([{ id: used }]);
    expect((await fixture.ok(contract.getCourse, one(course.id))).lessons).toBe(1);
  });
});

it('gives the sitemap the published courses', async () => {
  const { db } = fixture.portal;
  const sections = await courseSitemap.sections(db, 1000);
  const pages = await courseSitemap.pages(db, { id: sections[0] ?? '', included: true }, 1000);
  const { pagination } = await fixture.ok(contract.listCourses, {});
  expect(pages).toHaveLength(pagination.total);
  expect((await fixture.buyer.ok(listPurchases, {})).purchases).toEqual([]);
});
