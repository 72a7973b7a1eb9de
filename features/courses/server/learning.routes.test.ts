/** Learning over HTTP: progress of several devices in any order, notes, certificates. */
import type { Person } from '@apps/server/testing';
import { after, second } from '@platform/server/clock';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredCourse } from '../contract/course.ts';
import * as learning from '../contract/learning.ts';
import { getMyCourse } from '../contract/purchase.ts';
import { courseNotes } from './members.tables.ts';
import { type CoursesFixture, lessonIds, openCoursesFixture } from './testing.fixture.ts';

let fixture: CoursesFixture;
let course: StoredCourse;
let student: Person;
beforeAll(async () => {
  fixture = await openCoursesFixture();
  course = await fixture.course();
  student = await fixture.student(course.id);
});
afterAll(() => fixture.stop());

const one = () => ({ params: { id: course.id } });
const lesson = (index = 0) => lessonIds(course)[index] ?? '';
const stateOf = async (by: Person, id = course.id) => {
  const { curriculum } = await by.ok(learning.getLearning, { params: { id } });
  return curriculum.flatMap(({ lessons }) => lessons.map(({ progress }) => progress));
};

describe('POST /courses/progress', () => {
  it('ends the same in whatever order the messages of three devices come, and however often', async () => {
    const now = fixture.portal.clock.now();
    const message = fc.record({
      device: fc.constantFrom('a', 'b', 'c'),
      position: fc.integer({ min: 0, max: 90 }),
      done: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(message, { minLength: 1, maxLength: 6 })
          .chain((messages) =>
            fc.tuple(
              fc.constant(messages.map((each, index) => ({ ...each, index }))),
              fc.shuffledSubarray([...messages.keys()], { minLength: messages.length }),
              fc.array(fc.nat(messages.length - 1), { maxLength: 3 }),
            ),
          ),
        async ([messages, order, repeats]) => {
          const by = await fixture.student(course.id);
          for (const index of [...order, ...repeats]) {
            const { device, position, done } = messages[index] ?? { device: 'a', position: 0, done: false };
            const at = after(now, (index - 100) * second).toISOString();
            const body = {
              ...{ device, sentAt: fixture.portal.clock.now().toISOString() },
              messages: [{ lessonId: lesson(), position, done, sequence: index, at }],
            };
            await by.ok(learning.saveProgress, { body });
          }
          expect((await stateOf(by))[0]).toEqual({
            lessonId: lesson(),
            position: messages.at(-1)?.position,
            furthest: Math.max(...messages.map(({ position }) => position)),
            done: messages.some(({ done }) => done),
          });
        },
      ),
      { numRuns: 15 },
    );
  });

  it('takes a batch of one device, and leaves out lessons of others and removed ones', async () => {
    const foreign = lessonIds(await fixture.course())[0] ?? '';
    const sentAt = fixture.portal.clock.now().toISOString();
    const messages = [lesson(0), lesson(1), foreign, course.id].map((lessonId, sequence) => ({
      ...{ lessonId, sequence, position: 10 + sequence, at: sentAt },
    }));
    const by = await fixture.student(course.id);
    const saved = await by.ok(learning.saveProgress, { body: { device: 'x', sentAt, messages } });
    expect(saved.lessons.map(({ position }) => position).sort()).toEqual([10, 11]);
    expect(saved.certificates).toEqual([]);
    expect(await by.ok(learning.getLearning, one())).toMatchObject({ currentLessonId: lesson(1) });
  });

  it('issues one certificate when two devices finish the last two lessons at once', async () => {
    const by = await fixture.student(course.id);
    await Promise.all([fixture.finish(by, lesson(0)), fixture.finish(by, lesson(1))]);
    const { certificate } = await by.ok(learning.getLearning, one());
    expect(certificate).toMatchObject({ courseTitle: course.title, instructor: course.instructor });
    const number = certificate?.number ?? '';
    expect(number).toMatch(/^ZS\d{16}$/);
    expect(await fixture.ok(learning.getCertificate, { params: { number } })).toEqual(certificate);
    await fixture.finish(by, lesson(0));
    expect((await by.ok(getMyCourse, one())).certificateNumber).toBe(number);
    const { courses } = await by.ok(learning.listMyCourses, { query: { state: 'finished' } });
    expect(courses).toMatchObject([{ done: 2, certificateNumber: number, course: { id: course.id } }]);
    await fixture.refuses(learning.getCertificate, { params: { number: 'ZS1' } }, 'CERTIFICATE_NOT_FOUND');
  });
});

describe('GET /courses/:id/learning', () => {
  it('resumes where another device stopped', async () => {
    await fixture.finish(student, lesson(0));
    const { currentLessonId } = await student.ok(learning.getLearning, one());
    expect(currentLessonId).toBe(lesson(1));
    const params = { id: course.id, lessonId: lesson(0) };
    expect((await student.ok(learning.getLessonVideo, { params })).position).toBe(99);
    const { courses } = await student.ok(learning.listMyCourses, { query: { state: 'learning' } });
    expect(courses).toMatchObject([{ done: 1, nextLessonId: lesson(1) }]);
  });

  it('is refused without an enrolment, except to editors', async () => {
    await fixture.buyer.refuses(learning.getLearning, one(), 'NOT_ENROLLED');
    await fixture.buyer.refuses(learning.getLearning, { params: { id: lesson() } }, 'COURSE_NOT_FOUND');
    expect(await fixture.editor.ok(learning.getLearning, one())).toMatchObject({ certificate: null });
  });
});

describe('notes', () => {
  const body = () => ({ lessonId: lesson(1), position: 12.5, content: '收笔要回锋' });

  it('are written at a moment, changed, listed and deleted by their author', async () => {
    const { id } = await student.ok(learning.createNote, { ...one(), body: body() }, { key: 'note-1' });
    await student.ok(learning.createNote, { ...one(), body: body() }, { key: 'note-1' });
    const another = { ...one(), body: { ...body(), position: 1 } };
    await student.refuses(learning.createNote, another, 'IDEMPOTENCY_KEY_REUSED', {}, { key: 'note-1' });
    const params = { id: course.id, noteId: id };
    const changed = await student.ok(learning.updateNote, { params, body: { content: '起笔藏锋' } });
    expect(changed).toMatchObject({ position: 12.5, content: '起笔藏锋', editTime: expect.any(String) });
    expect((await student.ok(learning.listNotes, one())).notes).toEqual([changed]);
    const other = await fixture.student(course.id);
    await other.refuses(learning.updateNote, { params, body: { content: '字' } }, 'NOTE_NOT_FOUND');
    await other.refuses(learning.deleteNote, { params }, 'NOTE_NOT_FOUND');
    await student.ok(learning.deleteNote, { params });
    expect((await student.ok(learning.listNotes, one())).notes).toEqual([]);
  });

  it('are refused without an enrolment, for unknown courses and lessons, and beyond the limit', async () => {
    const { buyer } = fixture;
    const params = { id: course.id, noteId: course.id };
    const unknown = { id: lesson(), noteId: course.id };
    await buyer.refuses(learning.listNotes, one(), 'NOT_ENROLLED');
    await buyer.refuses(learning.listNotes, { params: unknown }, 'COURSE_NOT_FOUND');
    await buyer.refuses(learning.createNote, { ...one(), body: body() }, 'NOT_ENROLLED');
    await buyer.refuses(learning.createNote, { params: unknown, body: body() }, 'COURSE_NOT_FOUND');
    await buyer.refuses(learning.updateNote, { params, body: body() }, 'NOT_ENROLLED');
    await buyer.refuses(learning.updateNote, { params: unknown, body: body() }, 'COURSE_NOT_FOUND');
    await buyer.refuses(learning.deleteNote, { params }, 'NOT_ENROLLED');
    await buyer.refuses(learning.deleteNote, { params: unknown }, 'COURSE_NOT_FOUND');
    const elsewhere = { ...body(), lessonId: course.id };
    await student.refuses(learning.createNote, { ...one(), body: elsewhere }, 'LESSON_NOT_FOUND');
    const by = await fixture.student(course.id);
    const row = { userId: by.id, courseId: course.id, lessonId: lesson(), position: 1, content: '字' };
    const rows = Array.from({ length: learning.maxNotes }, () => ({
      ...{ ...row, id: fixture.portal.random.id(), createdAt: new Date() },
    }));
    await fixture.portal.db.insert(courseNotes).values(rows);
    await by.refuses(learning.createNote, { ...one(), body: body() }, 'TOO_MANY_NOTES');
  });
});
