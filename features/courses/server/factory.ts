/** Courses for tests and benches: bodies with overrides, videos without an upload, or many generated courses. */
import { day } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import type { z } from 'zod';
import { courseCategories, courseLevels } from '../contract/category.ts';
import type { courseForm } from '../contract/course.ts';
import { insertCourses } from './documents.store.ts';
import { insertMedia, type MediaRow } from './media.store.ts';
import type { NewCourse } from './store.ts';

type CourseBody = z.input<typeof courseForm>;

/** A body for createCourse, without lessons. */
export function someCourse(overrides: Partial<CourseBody> = {}): CourseBody {
  return {
    title: '楷书入门',
    subtitle: '从一横一竖写起',
    description: '先把笔画写到手里有数，再看结构。',
    fullDescription: '<p>每一课只讲一件事，讲完就写。</p>',
    category: 'calligraphy',
    level: 'beginner',
    instructor: '苏映荷',
    instructorTitle: '书法教师',
    price: 99,
    ...overrides,
  };
}

/** A curriculum of one section whose lessons have these videos; the first one is a preview. */
export const someCurriculum = (mediaIds: readonly (string | null)[]): CourseBody['curriculum'] => [
  {
    title: '第一章',
    lessons: mediaIds.map((mediaId, index) => ({
      title: `第 ${index + 1} 课`,
      isPreview: index === 0,
      mediaId,
    })),
  },
];

/** Puts bytes there as a video of this length, without looking into them; returns its id. */
export async function makeMedia(
  { db, storage, random, clock }: Pick<Services, 'db' | 'storage' | 'random' | 'clock'>,
  bytes: Uint8Array,
  values: Partial<Pick<MediaRow, 'seconds' | 'captions' | 'name'>> = {},
): Promise<string> {
  const id = random.id();
  await insertMedia(db, {
    ...{ id, ownerId: null, name: '示范.mp4', mediaType: 'video/mp4', seconds: 100, width: 640, height: 360 },
    ...{
      key: await storage.putPrivate('courses', bytes, 'video'),
      size: bytes.length,
      createdAt: clock.now(),
    },
    ...values,
  });
  return id;
}

const places = '北京 南京 西安 洛阳 开封 杭州 苏州 成都 广州 泉州'.split(' ');
const subjects = '书法 篆刻 古琴 编钟 点茶 节气 斗拱 唐诗 左传 红楼 敦煌 碑刻 园林 昆曲 皮影 剪纸'.split(' ');
const acts = '入门 精读 临摹 走读 赏析 实作 讲习 释读 通论 雅集'.split(' ');

/** The n-th generated course; its words, filters, date and counters vary independently. */
function generated(n: number, now: Date): Omit<NewCourse, 'id'> {
  // A linear congruential generator, so that every run measures the same courses.
  let state = (n * 2654435761) >>> 0;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const [place, subject, act] = [pick(places), pick(subjects), pick(acts)];
  const at = new Date(now.getTime() - below(1500) * day - below(day));
  return {
    slug: `generated-${n}`,
    title: `${place}${subject}${act}第 ${n} 讲`,
    subtitle: `${pick(subjects)}与${pick(subjects)}`,
    description: `${place}的${subject}，${act}的人越来越多。${`${pick(subjects)}与${pick(subjects)}，`.repeat(4)}都值得一学。`,
    fullDescription: `<p>${subject}</p>`,
    category: pick(courseCategories),
    level: pick(courseLevels),
    instructor: `讲师 ${below(500)}`,
    instructorTitle: '讲师',
    price: below(500) * 100,
    isHot: below(10) === 0,
    ...{ learningGoals: [], targetAudience: [], curriculum: [], seconds: 0, lessons: 0 },
    ...{ publishedAt: at, createdAt: at, updatedAt: at },
  };
}

const batch = 1000;

/** Inserts `total` generated published courses. */
export async function makeManyCourses(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  total: number,
): Promise<void> {
  for (let start = 0; start < total; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, total - start) }, (_, at) => start + at);
    const rows = numbers.map((n) => ({ ...generated(n, clock.now()), id: random.id() }));
    await db.transaction((tx) => insertCourses(tx, rows));
  }
  // The counters vary too, so that the sorts have something to do.
  await db.$client.query(
    `update course_ranks set students = (hashtext(id::text) & 1023), rating_count = 10,
       rating_sum = 10 + (hashtext(id::text || 'r') & 31)`,
  );
  await db.$client.query('vacuum analyze courses, course_ranks, course_listings');
}
