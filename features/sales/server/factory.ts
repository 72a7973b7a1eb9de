/** Courses for tests and benches: bodies with overrides, single courses, or many generated ones. */
import { day, hour } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import type { z } from 'zod';
import { courseCategories, courseLevels } from '../contract/course.ts';
import type { courseDocuments } from '../contract/editing.ts';
import { insertCourses } from './course.store.ts';
import type { salesCourses } from './tables.ts';

type NewCourse = typeof salesCourses.$inferInsert;
type CourseBody = z.input<typeof courseDocuments.create.body>;

/** A body for createSalesCourse: a course in three days. */
export function someCourse(now: Date, overrides: Partial<CourseBody> = {}): CourseBody {
  const start = now.getTime() + 3 * day;
  return {
    title: '測繪入門：從一座門樓開始',
    subtitle: '三小时学会看图与量尺',
    description: '从一座门楼的测绘讲起。\n\n每人带一把卷尺。',
    category: 'design',
    level: 'beginner',
    instructor: '梁栋',
    instructorTitle: '古建筑测绘师',
    price: 100,
    originalPrice: 199,
    duration: 3,
    maxStudents: 10,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3 * hour).toISOString(),
    canResell: true,
    isHot: false,
    learningGoals: ['看懂测绘图', '会用卷尺'],
    ...overrides,
  };
}

/** A published course as a row; prices in fen. */
function courseRow(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  overrides: Partial<NewCourse> = {},
): NewCourse {
  const now = clock.now();
  const { startTime, endTime, price = 0, originalPrice = 0, ...texts } = someCourse(now);
  return {
    ...texts,
    id: random.id(),
    price: Math.round(price * 100),
    originalPrice: Math.round(originalPrice * 100),
    canResell: true,
    isHot: false,
    startTime: new Date(startTime),
    endTime: new Date(endTime),
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
}

/** Inserts a published course; returns its id. */
export async function makeCourse(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  overrides: Partial<NewCourse> = {},
): Promise<string> {
  const row = courseRow(services, overrides);
  await services.db.transaction((tx) => insertCourses(tx, [row]));
  return row.id;
}

const topics = '网页 数据 字体 版式 品牌 营销 定价 英语 粤语 日语 法语 算法 界面 摄影 谈判 写作'.split(' ');
const manners = '入门 实战 精讲 工作坊 训练营 专题 案例 速成'.split(' ');
const people = '梁栋 苏映荷 陈砚 林知远 何清 沈怀瑾 周明 郑和'.split(' ');

/** The n-th generated course; its words, category and times vary independently. */
function generated(services: Pick<Services, 'clock' | 'random'>, n: number): NewCourse {
  // A linear congruential generator, so that every run measures the same courses.
  let state = (n * 2654435761) >>> 0;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const now = services.clock.now().getTime();
  const startTime = new Date(now + (below(700) - 500) * day + below(24) * hour);
  return courseRow(services, {
    title: `${pick(topics)}${pick(manners)}第 ${n} 期`,
    subtitle: `${pick(topics)}与${pick(topics)}`,
    description: `${pick(people)}主讲，从${pick(topics)}到${pick(topics)}。`,
    instructor: pick(people),
    category: pick(courseCategories),
    level: pick(courseLevels),
    price: 9900 + below(100) * 1000,
    originalPrice: 200_000,
    isHot: below(2000) === 0,
    canResell: below(2) === 0,
    // Sold out, every third one.
    currentStudents: below(3) === 0 ? 10 : below(10),
    startTime,
    endTime: new Date(startTime.getTime() + (3 + below(40)) * hour),
    publishedAt: new Date(now - below(600) * day - below(day)),
  });
}

const batch = 1000;

/** Inserts `total` generated courses. */
export async function makeManyCourses(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  total: number,
): Promise<void> {
  const { db } = services;
  for (let start = 0; start < total; start += batch) {
    const rows = Array.from({ length: Math.min(batch, total - start) }, (_, at) =>
      generated(services, start + at),
    );
    await db.transaction((tx) => insertCourses(tx, rows));
  }
  await db.$client.query('vacuum analyze sales_courses, sales_catalogue');
}
