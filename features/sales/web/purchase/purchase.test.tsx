// @vitest-environment happy-dom
/** The dialogs of buying and waiting, and the buttons that lead there. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { SalesCourse } from '../../contract/course.ts';
import { CourseActions } from '../parts/CourseActions.tsx';
import type { MySales } from '../queries.ts';
import { course, courseId, open, openPurchase, purchase, salesServer } from '../sales.fixture.tsx';
import PurchaseForm from './PurchaseForm.tsx';
import WaitingPlace from './WaitingPlace.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const config = {
  methods: ['wechat', 'balance'],
  usdRate: 7,
  stripe: null,
  paypal: null,
  simulated: false,
};
const reads = {
  'GET /payments/config': { data: config },
  'GET /payments/balance': { data: { available: 500 } },
};
const waiting = { course: course(), position: 3, joinedAt: '2026-03-01T02:00:00.000Z' };
const of = (own: Partial<MySales> = {}): MySales => ({ purchase: null, waiting: null, ...own });
const close = vi.fn();

const showPurchase = (mine: MySales, changes: Partial<SalesCourse> = {}) =>
  open(<PurchaseForm course={course(changes)} mine={mine} close={close} />);

async function payFromBalance(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: /^余额支付/ }));
  const button = await screen.findByRole('button', { name: /^余额支付 ¥/ });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
}

it('holds a place when the payment begins, and pays for it', async () => {
  const held = openPurchase({ price: 199 });
  const paid = { orderId: held.id, orderNumber: held.number, status: 'paid', payment_status: 'completed' };
  const calls = salesServer({
    ...reads,
    [`POST /course-sales/${courseId}/purchases`]: { data: held },
    'POST /payments/balance/pay': { data: { ...paid, payments: [] } },
  });
  showPurchase(of());
  expect(screen.getByText(/席位为您保留 30 分钟/)).toBeDefined();
  await payFromBalance();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    { call: `POST /course-sales/${courseId}/purchases`, body: {} },
    { call: 'POST /payments/balance/pay', body: { orderId: held.id } },
  ]);
});

it('says that the last place went to somebody else, and keeps the form', async () => {
  salesServer({
    ...reads,
    [`POST /course-sales/${courseId}/purchases`]: {
      status: 409,
      code: 'COURSE_SOLD_OUT',
      message: '名额已满，可以加入候补名单',
    },
  });
  showPurchase(of());
  await payFromBalance();
  expect(await screen.findByText('名额已满，可以加入候补名单')).toBeDefined();
  expect(screen.getByRole('radio', { name: /^余额支付/ })).toBeDefined();
});

it('leads from a course that is sold out to its waiting list and its listings', () => {
  salesServer(reads);
  showPurchase(of(), { currentStudents: 2, listings: 1 });
  expect(screen.getByRole('link', { name: '去候补' }).getAttribute('href')).toBe(
    `/course-sales/${courseId}/waiting`,
  );
  expect(screen.getByRole('link', { name: '看转售席位' })).toBeDefined();
  expect(screen.queryByRole('region', { name: '付款' })).toBeNull();
});

it('continues an open purchase at its own price, also when the course is full by it', async () => {
  salesServer(reads);
  showPurchase(of({ purchase: openPurchase({ price: 230, kind: 'resale' }) }), { currentStudents: 2 });
  expect(screen.getByText('¥230.00')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/^(30:00|29:5\d)$/);
  expect(await screen.findByRole('button', { name: '微信扫码支付 ¥230.00' })).toBeDefined();
  expect(screen.getByRole('button', { name: '放弃席位' })).toBeDefined();
});

it.each<[string, Partial<MySales>, Partial<SalesCourse>, string]>([
  ['nothing yet', {}, {}, '立即购买'],
  ['a live course', {}, { status: 'live' }, '立即购买'],
  ['an open purchase', { purchase: openPurchase() }, { currentStudents: 2 }, '继续付款'],
  ['a seat', { purchase: purchase() }, {}, '查看我的席位'],
  ['a course that is sold out', {}, { currentStudents: 2 }, '加入候补名单'],
  ['a place in the waiting list', { waiting }, { currentStudents: 2 }, '候补中，第 3 位'],
])('offers with %s what comes next', (_, mine, changes, label) => {
  open(<CourseActions course={course(changes)} mine={of(mine)} />);
  expect(screen.getByRole('link', { name: label })).toBeDefined();
});

it.each<[string, Partial<SalesCourse>, RegExp]>([
  ['has ended', { status: 'ended' }, /课程已结束/],
  ['was cancelled', { status: 'ended', cancelReason: '讲师生病' }, /讲师生病/],
])('sells nothing when the course %s', (_, changes, text) => {
  open(<CourseActions course={course(changes)} mine={of()} />);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

const showWaiting = (mine: Partial<MySales>, changes: Partial<SalesCourse> = { currentStudents: 2 }) =>
  open(<WaitingPlace course={course(changes)} mine={of(mine)} close={close} />);

it('joins the waiting list', async () => {
  const calls = salesServer({ [`PUT /course-sales/${courseId}/waiting`]: { data: waiting } });
  showWaiting({});
  await userEvent.click(screen.getByRole('button', { name: '加入候补名单' }));
  await waitFor(() => expect(calls).toEqual([{ call: `PUT /course-sales/${courseId}/waiting`, body: {} }]));
});

it('shows the position, and asks before it is given up', async () => {
  const calls = salesServer({ [`DELETE /course-sales/${courseId}/waiting`]: { data: null } });
  showWaiting({ waiting });
  expect(screen.getByText(/第 3 位/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '退出候补' }));
  expect(calls).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '退出' }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

it.each<[string, Partial<MySales>, Partial<SalesCourse>, string]>([
  [
    'the seat that is offered',
    { purchase: openPurchase({ kind: 'offer' }) },
    { currentStudents: 2 },
    '去付款',
  ],
  ['places that are left', {}, {}, '立即购买'],
])('leads to the purchase for %s', (_, mine, changes, label) => {
  showWaiting(mine, changes);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(
    `/course-sales/${courseId}/purchase`,
  );
});
