// @vitest-environment happy-dom
/** A seat: what its owner can do with it, and what is said about it. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Purchase } from '../../contract/purchase.ts';
import type { OwnListing } from '../../contract/resale.ts';
import { course, open, ownListing, purchase, purchaseId, salesServer } from '../sales.fixture.tsx';
import { SeatCard } from './SeatCard.tsx';

const saved: { name: string; content: string }[] = [];
vi.mock('@platform/web/files/download', () => ({
  saveFile: async (file: Blob, name: string) => saved.push({ name, content: await file.text() }),
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (changes: Partial<Purchase>) => open(<SeatCard purchase={purchase(changes)} />);

it('saves the calendar file', async () => {
  const file = { fileName: '课程.ics', content: 'BEGIN:VCALENDAR' };
  salesServer({ [`GET /course-sales/purchases/${purchaseId}/calendar`]: { data: file } });
  show({});
  await userEvent.click(screen.getByRole('button', { name: /日历文件/ }));
  await waitFor(() => expect(saved).toEqual([{ name: '课程.ics', content: 'BEGIN:VCALENDAR' }]));
});

it('asks before a refund', async () => {
  const refund = `POST /course-sales/purchases/${purchaseId}/refund`;
  const calls = salesServer({ [refund]: { data: purchase({ status: 'refunded' }) } });
  show({});
  await userEvent.click(screen.getByRole('button', { name: '退款' }));
  expect(await screen.findByText(/¥200.00 按原路退回/)).toBeDefined();
  expect(calls).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: '退款', hidden: true });
  await userEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual([refund]));
});

it.each<[Partial<Purchase>, string]>([
  [{ refundRefusal: 'too_late' }, '开课前 24 小时内不能退款'],
  [{ refundRefusal: 'resold' }, '转售的席位不能退款'],
  [
    { refundRefusal: 'too_late', resaleRefusal: 'not_allowed' },
    '开课前 24 小时内不能退款；该课程暂不支持转售',
  ],
])('says why %j', (changes, text) => {
  show(changes);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: '退款' })).toBeNull();
});

it('lets a seat of a moved course be given back', () => {
  show({ mayReturn: true });
  expect(screen.getByText('主办方调整了上课时间')).toBeDefined();
  expect(screen.getByRole('button', { name: '退回席位' })).toBeDefined();
});

it('says what a cancelled course has repaid', () => {
  show({ status: 'refunded', course: course({ status: 'ended', cancelReason: '讲师生病' }) });
  expect(screen.getByText('讲师生病')).toBeDefined();
  expect(screen.getByText(/您支付的 ¥200.00 已按原路退回/)).toBeDefined();
});

it.each<[Partial<OwnListing>, RegExp]>([
  [{ status: 'sold' }, /^已以 ¥260.00 售出，款项由本站保管。转售款 ¥260.00 和奖励红包 ¥6.00 在开课后存入/],
  [
    { status: 'released', releasedAt: '2026-03-05T02:00:00.000Z' },
    /^转售款 ¥260.00 和奖励红包 ¥6.00 已存入您的余额/,
  ],
  [{ status: 'released', bonus: 0 }, /^转售款 ¥260.00 已存入您的余额/],
  [{ status: 'undone' }, /这次转售已撤销/],
  [{ status: 'closed' }, /席位仍归您/],
])('tells what became of a listing: %j', (listing, text) => {
  show({ status: 'resold', listing: ownListing(listing) });
  expect(screen.getByText(text)).toBeDefined();
});

it('shows the seller to the buyer, and the way to the live stream', () => {
  show({ kind: 'resale', sellerContact: '微信 walker', livePath: '/live-stream/1' });
  expect(screen.getByText('微信 walker').hasAttribute('data-verbatim')).toBe(true);
  expect(screen.getByRole('link', { name: '进入直播' }).getAttribute('href')).toBe('/live-stream/1');
});
