/** The sample courses with their clips, covers, students, progress and reviews. */
import { users } from '@features/accounts/tables';
import { after, day } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { NewCover } from '@platform/server/files/covers';
import type { Services } from '@platform/server/portal';
import { sanitiseRichText } from '@platform/server/richText';
import { readSample, readSampleFile } from '@platform/server/sample';
import { inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { courseTexts } from '../contract/course.ts';
import { reviewForm } from '../contract/reviewForm.ts';
import { insertCourses } from './documents.store.ts';
import { certify, enrol, findEnrolment } from './enrolments.store.ts';
import { covers } from './form.store.ts';
import { mergeProgress } from './learning.store.ts';
import { readVideo } from './media.actions.ts';
import { insertMedia, type MediaRow } from './media.store.ts';
import { insertPurchase } from './purchase.store.ts';
import { insertReview, rate } from './reviews.store.ts';
import { certificateNumber, lessonsOf, purchaseNumber } from './rules.ts';
import type { NewCourse } from './store.ts';
import { courseMedia, courses } from './tables.ts';
import { coursesTag } from './tags.ts';

const username = z.string();
const clip = z.string();
const sampleCourse = courseTexts
  .omit({ instructorId: true, previewMediaId: true, curriculum: true })
  .extend({
    slug: z.string(),
    daysAgo: z.int().min(0),
    instructorUsername: username.optional(),
    // Joins wrapped lines.
    fullDescription: courseTexts.shape.fullDescription.transform((html) =>
      sanitiseRichText(html.replaceAll('\n', '')),
    ),
    preview: clip,
    curriculum: z.array(
      z.strictObject({
        title: z.string(),
        lessons: z.array(z.strictObject({ title: z.string(), clip, isPreview: z.boolean().default(false) })),
      }),
    ),
    students: z.array(username),
    /** How many lessons a student has done; those who review have done one. */
    done: z.record(username, z.int().min(0)).default({}),
    reviews: z.array(
      reviewForm.extend({
        by: username,
        daysAgo: z.int().min(0),
        answer: z.string().optional(),
      }),
    ),
  })
  .strict();
type SampleCourse = z.output<typeof sampleCourse>;

/** In the order of their files. */
export const readSampleCourses = () => readSample('courses', sampleCourse);

const clipsOf = ({ preview, curriculum }: SampleCourse) => [
  preview,
  ...curriculum.flatMap(({ lessons }) => lessons.map((lesson) => lesson.clip)),
];

/** Stores the clips with their captions; returns the videos by name. */
async function storeClips(services: Services, names: ReadonlySet<string>): Promise<Map<string, MediaRow>> {
  const { db, storage, random, clock } = services;
  const known = await db
    .select()
    .from(courseMedia)
    .where(inArray(courseMedia.slug, [...names]));
  for (const slug of names) {
    if (known.some((row) => row.slug === slug)) continue;
    const bytes = await readSampleFile(`courses/clips/${slug}.mp4`);
    const stored = { size: bytes.length, key: await storage.putPrivate('courses', bytes, 'video') };
    const facts = await readVideo(services, stored);
    const captions = (await readSampleFile(`courses/clips/${slug}.vtt`)).toString();
    const names = { id: random.id(), slug, name: `${slug}.mp4`, ownerId: null };
    await insertMedia(db, { ...names, ...stored, ...facts, captions, createdAt: clock.now() });
  }
  const rows = await db
    .select()
    .from(courseMedia)
    .where(inArray(courseMedia.slug, [...names]));
  return new Map(rows.map((row) => [row.slug ?? '', row]));
}

async function coverOf(
  { storage, images, random, clock }: Services,
  { slug }: SampleCourse,
): Promise<NewCover> {
  const id = random.id();
  const folder = covers.folderOf(id);
  const svg = await readSampleFile(`courses/${slug}.svg`);
  const large = svg.toString().replace('<svg ', '<svg width="1200" height="675" ');
  const image = await storage.put(folder, svg, 'svg');
  const card = { folder, bytes: Buffer.from(large), widths: [], shareCard: true, ownerId: null };
  const shareImage = (await images.store(card))?.shareImage;
  if (!shareImage) throw new Error(`sample/courses/${slug}.svg cannot be decoded`);
  return { id, ownerId: null, image, sizes: [], shareImage, createdAt: clock.now() };
}

type Ids = ReadonlyMap<string, string>;

function rowOf(
  { random, clock }: Services,
  sample: SampleCourse,
  coverId: string,
  { media, people }: { media: ReadonlyMap<string, MediaRow>; people: Ids },
): NewCourse {
  const { daysAgo, preview, curriculum, instructorUsername, price, originalPrice } = sample;
  const { done: _, students: __, reviews: ___, ...texts } = sample;
  const at = after(clock.now(), -daysAgo * day);
  const lessons = curriculum.flatMap((section) => section.lessons);
  return {
    ...texts,
    ...{ id: random.id(), coverId, publishedAt: at, createdAt: at, updatedAt: at },
    price: Math.round(price * 100),
    originalPrice: originalPrice === null ? null : Math.round(originalPrice * 100),
    instructorId: people.get(instructorUsername ?? '') ?? null,
    previewMediaId: media.get(preview)?.id ?? null,
    curriculum: curriculum.map((section) => ({
      id: random.id(),
      title: section.title,
      lessons: section.lessons.map(({ title, isPreview, clip: name }) => ({
        ...{ id: random.id(), title, isPreview, mediaId: media.get(name)?.id ?? null },
      })),
    })),
    seconds: lessons.reduce((sum, { clip: name }) => sum + (media.get(name)?.seconds ?? 0), 0),
    lessons: lessons.length,
  };
}

type Course = Awaited<ReturnType<typeof insertCourses>>[number];

/** Enrols a student, who has done the first lessons in their order. */
async function addStudent(
  { random, clock }: Services,
  tx: Transaction,
  course: Course,
  { userId, name, at, done }: { userId: string; name: string; at: Date; done: number },
): Promise<void> {
  const courseId = course.id;
  const purchase = await insertPurchase(tx, {
    ...{ id: random.id(), number: purchaseNumber(at, random.digits(10)), userId, courseId },
    ...{ courseTitle: course.title, price: course.price, usdPrice: Math.round(course.price / 6.5) },
    ...{ status: 'enrolled', paymentStatus: 'completed' },
    ...{ createdAt: at, expiresAt: at, paidAt: at, enrolledAt: at },
  });
  if (!purchase) return;
  await enrol(tx, { userId, courseId, purchaseId: purchase.id, at });
  const lessons = lessonsOf(course.curriculum);
  const watched = lessons.slice(0, done);
  await mergeProgress(
    tx,
    watched.map(({ id: lessonId }, index) => ({
      ...{ userId, lessonId, position: 0, furthest: 0, doneAt: at, device: 'sample', sequence: 0 },
      at: after(at, index),
    })),
  );
  const enrolment = done >= lessons.length ? await findEnrolment(tx, userId, courseId) : null;
  const certificate = { certificateNumber: certificateNumber(clock.now(), random.digits(12)) };
  if (enrolment) await certify(tx, enrolment, { ...certificate, certificateName: name, finishedAt: at });
}

/** Adds the students and the reviews of a course. */
async function addPeople(
  services: Services,
  tx: Transaction,
  course: Course,
  { daysAgo, students, done, reviews, instructorUsername }: SampleCourse,
  { people, names }: { people: Ids; names: Ids },
): Promise<void> {
  const at = (days: number) => after(services.clock.now(), -days * day);
  const courseId = course.id;
  const answeredBy = people.get(instructorUsername ?? 'editor') ?? null;
  const known = students.filter((student) => people.has(student));
  for (const [index, student] of known.entries()) {
    const review = reviews.find(({ by }) => by === student);
    const days = Math.max(daysAgo - 1 - index, (review?.daysAgo ?? 0) + 1);
    const userId = people.get(student) ?? '';
    const name = names.get(student) ?? '';
    await addStudent(services, tx, course, {
      ...{ userId, name, at: at(days), done: done[student] ?? (review ? 1 : 0) },
    });
    if (!review) continue;
    const { rating, content, answer = null } = review;
    const createdAt = at(review.daysAgo);
    await insertReview(tx, {
      ...{ id: services.random.id(), courseId, userId, rating, content, createdAt, answer },
      ...(answer === null ? {} : { answeredBy, answeredAt: after(createdAt, day / 2) }),
    });
    await rate(tx, courseId, null, { rating, hidden: false });
  }
}

/** Adds the sample courses once; needs the sample people. In production it does nothing. */
export async function seedCourses(services: Services): Promise<void> {
  const { env, db, cache } = services;
  const known = await db.select({ id: courses.id }).from(courses).where(isNotNull(courses.slug)).limit(1);
  if (env.PORTAL_MODE !== 'demo' || known.length > 0) return;
  const samples = await readSampleCourses();
  const usernames = samples.flatMap(({ students, instructorUsername = [] }) => [
    ...students,
    ...[instructorUsername].flat(),
  ]);
  const { id, name, username: key } = users;
  const found = await db.select({ id, name, key }).from(users).where(inArray(key, usernames));
  if (found.length === 0) return;
  const people = new Map(found.map((row) => [row.key, row.id]));
  const names = new Map(found.map((row) => [row.key, row.name]));
  const media = await storeClips(services, new Set(samples.flatMap(clipsOf)));
  const prepared: { sample: SampleCourse; cover: NewCover }[] = [];
  for (const sample of samples) prepared.push({ sample, cover: await coverOf(services, sample) });
  await db.transaction(async (tx) => {
    for (const { sample, cover } of prepared) {
      await covers.add(tx, cover);
      // Another program that seeds at once waits here, and its slugs are then known.
      const [course] = await insertCourses(tx, [rowOf(services, sample, cover.id, { media, people })]);
      if (course) await addPeople(services, tx, course, sample, { people, names });
    }
  });
  cache.invalidate(coursesTag);
}
