/** A course, a purchase and a server for the component tests. */
import { openApp } from '@platform/web/list/list.fixture.tsx';
import { useSession } from '@platform/web/session/session';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { SalesCourse } from '../contract/course.ts';
import type { Purchase } from '../contract/purchase.ts';
import type { OwnListing } from '../contract/resale.ts';

export const courseId = '01890000-0000-7000-8000-000000000001';
export const purchaseId = '01890000-0000-7000-8000-000000000002';
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

export const course = (changes: Partial<SalesCourse> = {}): SalesCourse => ({
  id: courseId,
  title: '从零写程序',
  subtitle: '四个晚上写出第一个程序',
  description: '第一段。\n\n第二段。',
  category: 'programming',
  status: 'upcoming',
  instructor: '程远',
  instructorTitle: '工程师',
  price: 199,
  originalPrice: 299,
  resellPrice: null,
  duration: 8,
  maxStudents: 2,
  currentStudents: 1,
  startTime: inHours(72),
  endTime: inHours(80),
  image: null,
  imageSizes: [],
  shareImage: null,
  coverId: null,
  canResell: true,
  isHot: false,
  level: 'beginner',
  learningGoals: ['写出第一个程序'],
  listings: 0,
  publishTime: '2026-03-01T02:00:00.000Z',
  cancelReason: null,
  revision: 1,
  ...changes,
});

/** A paid purchase of the course, of 200 yuan. */
export const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: purchaseId,
  number: 'KC202603010000000001',
  kind: 'direct',
  course: course(),
  status: 'paid',
  payment_status: 'completed',
  price: 200,
  usdPrice: 28,
  createdAt: '2026-03-01T02:00:00.000Z',
  expiresAt: inHours(0.5),
  paidAt: '2026-03-01T02:05:00.000Z',
  refundRefusal: null,
  mayReturn: false,
  resaleRefusal: null,
  resalePrices: { min: 220, max: 300 },
  listing: null,
  sellerContact: null,
  newUserPacket: null,
  livePath: null,
  ...changes,
});

/** An open purchase that nobody has paid yet. */
export const openPurchase = (changes: Partial<Purchase> = {}): Purchase =>
  purchase({
    status: 'pending',
    payment_status: 'pending',
    paidAt: null,
    refundRefusal: 'no_seat',
    resaleRefusal: 'no_seat',
    ...changes,
  });

export const ownListing = (changes: Partial<OwnListing> = {}): OwnListing => ({
  id: '01890000-0000-7000-8000-000000000003',
  status: 'open',
  price: 260,
  description: '',
  contact: '微信 walker',
  createdAt: '2026-03-02T02:00:00.000Z',
  soldAt: null,
  releasedAt: null,
  bonus: 6,
  ...changes,
});

/** An answer's data, or a refusal. */
type Answer = { data: unknown } | { status: number; code: string; message: string };

/** Answers calls by `METHOD path`; returns the calls that were not only reading, with their bodies. */
export function salesServer(answers: Readonly<Record<string, Answer>>) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const call = `${method} ${url.replace('/api', '').replace(/\?.*/, '')}`;
    if (method !== 'GET' && method !== 'HEAD')
      calls.push({ call, body: JSON.parse(String(init.body ?? 'null')) });
    const answer = answers[call] ?? { status: 404, code: 'NOT_FOUND', message: `no answer: ${call}` };
    if ('data' in answer) return Response.json({ success: true, data: answer.data });
    const { status, ...refusal } = answer;
    return Response.json({ success: false, ...refusal }, { status });
  });
  return calls;
}

/** Renders a part of the pages for a logged-in member. */
export function open(part: ReactNode, at = '/') {
  useSession.setState({
    isLoggedIn: true,
    restored: true,
    token: 'a token',
    userInfo: { id: '01890000-0000-7000-8000-000000000009', username: 'walker', email: '', role: 'user' },
  });
  const { app, address } = openApp([{ path: '*', element: part }], at);
  return { address, ...render(app) };
}
