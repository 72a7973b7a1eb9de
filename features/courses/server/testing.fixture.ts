/** The fixture of the courses' tests: a portal with providers, courses with videos, and members who take them. */
import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { payFromBalance } from '@features/payments/contract/payment';
import { giveYuan } from '@features/wallet/factory';
import { yuanToFen } from '@platform/contract/money';
import type { Caller } from '@platform/server/testing/caller';
import { vi } from 'vitest';
import type { StoredCourse } from '../contract/course.ts';
import { courseDocuments } from '../contract/endpoints.ts';
import { saveProgress } from '../contract/learning.ts';
import { buyCourse, getPurchase, type PurchaseDetail } from '../contract/purchase.ts';
import { makeMedia, someCourse, someCurriculum } from './factory.ts';

/** The content of videos that are only sent; 1,000 bytes that differ. */
export const videoBytes = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);

export const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000 align:start\n台北的書法\n';

export interface CoursesFixture extends Fixture {
  editor: Person;
  /** Publishes a course; its lessons have videos of 100 seconds. */
  course(overrides?: Parameters<typeof someCourse>[0], lessons?: number): Promise<StoredCourse>;
  /** A new member who has bought a course from the balance. */
  student(courseId: string): Promise<Person & { purchase: PurchaseDetail }>;
  /** Reports a lesson as done. */
  finish(by: Caller, lessonId: string): Promise<void>;
}

/** The ids of a course's lessons, in their order. */
export const lessonIds = ({ curriculum }: Pick<StoredCourse, 'curriculum'>): string[] =>
  curriculum.flatMap(({ lessons }) => lessons.map(({ id }) => id));

let sequence = 0;

/** Opens a portal without courses; close it with `stop`. */
export async function openCoursesFixture(): Promise<CoursesFixture> {
  const fixture = await openFixture();
  const { portal } = fixture;
  const editor = await fixture.person('editor');
  return {
    ...fixture,
    editor,
    async course(overrides, lessons = 2) {
      const media = [];
      for (let n = 0; n < lessons; n += 1) media.push(await makeMedia(portal, videoBytes, { captions }));
      const body = someCourse({ curriculum: someCurriculum(media), ...overrides });
      const { id } = await editor.ok(courseDocuments.create, { body });
      return editor.ok(courseDocuments.publish, { params: { id } });
    },
    async student(courseId) {
      const person = await fixture.person();
      const { id, price } = await person.ok(buyCourse, { params: { id: courseId } });
      if (price > 0) {
        await giveYuan(portal, person.id, yuanToFen(price));
        await person.ok(payFromBalance, { body: { orderId: id } });
      }
      const read = () => person.ok(getPurchase, { params: { id } });
      const purchase = await vi.waitUntil(async () => {
        const current = await read();
        return current.status === 'enrolled' && current;
      });
      return { ...person, purchase };
    },
    async finish(by, lessonId) {
      sequence += 1;
      const now = portal.clock.now().toISOString();
      const message = { lessonId, position: 99, sequence, at: now };
      await by.ok(saveProgress, { body: { device: 'test', sentAt: now, messages: [message] } });
    },
  };
}
