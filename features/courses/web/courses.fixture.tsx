/** A sample course for the component tests, and the portal that they talk to. */
import { openApp } from '@platform/web/list/list.fixture.tsx';
import { useSession } from '@platform/web/session/session';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import type { Course, Video } from '../contract/course.ts';
import type { MyCourse, Purchase } from '../contract/purchase.ts';
import type { Review } from '../contract/review.ts';

const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;

const time = '2026-03-01T02:00:00.000Z';

export const video = (name: string): Video => ({
  address: `/files/courses/${name}.mp4`,
  mediaType: 'video/mp4',
  seconds: 90,
  width: 640,
  height: 360,
  captions: [
    { script: 'hans', address: `/files/courses/${name}.hans.vtt` },
    { script: 'hant', address: `/files/courses/${name}.hant.vtt` },
  ],
});

export const course: Course = {
  id: id(1),
  title: '楷书入门',
  subtitle: '从永字八法写起',
  description: '一笔一画，写出筋骨。',
  fullDescription: '<p>每周两课。</p>',
  category: 'calligraphy',
  level: 'beginner',
  instructor: '沈砚秋',
  instructorTitle: '书法家',
  instructorAvatar: null,
  instructorId: null,
  price: 199,
  originalPrice: 299,
  duration: 1.5,
  seconds: 5400,
  students: 1200,
  chapters: 1,
  lessons: 2,
  rating: 4.5,
  reviewCount: 2,
  isHot: true,
  image: '/files/courses/a.webp',
  imageSizes: [],
  shareImage: '/files/courses/a.jpg',
  publishTime: time,
  previewVideo: video('preview'),
  learningGoals: ['认识笔法'],
  targetAudience: ['零基础的学员'],
  curriculum: [
    {
      id: id(2),
      title: '第一章 执笔',
      lessons: [
        {
          id: id(3),
          title: '坐姿与执笔',
          duration: 1.5,
          seconds: 90,
          isPreview: true,
          video: video('first'),
        },
        { id: id(4), title: '横与竖', duration: 88.5, seconds: 5310, isPreview: false, video: null },
      ],
    },
  ],
  reviews: [],
};

export const purchase: Purchase = {
  id: id(5),
  number: 'KC1',
  courseId: course.id,
  courseTitle: course.title,
  price: course.price,
  usdPrice: 30,
  status: 'pending',
  payment_status: 'pending',
  createdAt: time,
  expiresAt: '2099-03-01T02:30:00.000Z',
  paidAt: null,
  enrolledAt: null,
};

export const review: Review = {
  id: id(6),
  authorId: id(9),
  username: '林听鼓',
  avatar: null,
  rating: 5,
  date: time,
  editTime: null,
  content: '讲得透彻',
  answer: null,
  hidden: false,
};

/** A member who has not bought the course. */
export const mine: MyCourse = {
  isEnrolled: false,
  purchase: null,
  lessons: 2,
  done: 0,
  nextLessonId: id(3),
  review: null,
  mayReview: false,
  mayAnswer: false,
  certificateNumber: null,
};

type Handler = (body: unknown) => unknown;

/** Answers by method and path; other calls fail. `calls` are those that were made. */
export function fakePortal(handlers: Readonly<Record<string, Handler>>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace(/^\/api|\?.*$/g, '').replace(/\?.*$/, '')}`;
    calls.push(call);
    const handler = handlers[call];
    if (!handler) return Response.json({ success: false, code: 'NOT_FOUND' }, { status: 404 });
    return Response.json({ success: true, data: handler(JSON.parse(String(init.body ?? 'null'))) });
  });
  return calls;
}

/** Renders a part of a page for a member, or for a visitor; a page that reads its address gets one. */
export function renderFor(
  viewer: 'member' | 'visitor',
  children: ReactNode,
  route: { path: string; at: string } = { path: '*', at: '/' },
): void {
  const userInfo = { id: review.authorId, username: review.username, email: '', role: 'user' as const };
  useSession.setState(
    viewer === 'member'
      ? { isLoggedIn: true, restored: true, token: 'a token', userInfo }
      : { isLoggedIn: false, restored: true, token: null, userInfo: null },
  );
  render(openApp([{ path: route.path, element: children }], route.at).app);
}

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logOut();
});
