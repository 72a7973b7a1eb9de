// @vitest-environment happy-dom
/** Buying: what the button of a course offers in each state, and when a success is said. */
import { getPaymentConfig, payFromBalance } from '@features/payments/contract/payment';
import { notices } from '@platform/web/notices';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyCourse } from '../../contract/purchase.ts';
import { course, fakePortal, mine, purchase, renderFor } from '../courses.fixture.tsx';
import MemberAction from './MemberAction.tsx';
// Loaded before the tests, so that they do not wait for it.
import './BuyForm.tsx';

const read = `GET /courses/${course.id}/mine`;
const buy = `POST /courses/${course.id}/purchases`;
const success = vi.spyOn(notices, 'success');
beforeEach(() => success.mockReset());

const bought = (status: NonNullable<MyCourse['purchase']>['status']): MyCourse => ({
  ...mine,
  isEnrolled: status === 'enrolled',
  purchase: { ...purchase, status },
});

describe('the action of a member', () => {
  it.each([
    ['without a purchase', '立即购买', 'button', mine],
    ['an open purchase', '继续付款', 'button', bought('pending')],
    ['an expired purchase', '立即购买', 'button', bought('expired')],
    ['a refunded purchase', '立即购买', 'button', bought('refunded')],
    ['an enrolment', '开始学习', 'link', bought('enrolled')],
    ['an enrolment with progress', '继续学习', 'link', { ...bought('enrolled'), done: 1 }],
  ] as const)('for %s is %s', async (_, name, role, state) => {
    fakePortal({ [read]: () => state });
    renderFor('member', <MemberAction course={course} />);
    expect(await screen.findByRole(role, { name })).toBeDefined();
    expect(success).not.toHaveBeenCalled();
  });

  it('says that the money has come while the course is not open yet, and offers no second payment', async () => {
    fakePortal({ [read]: () => bought('paid') });
    renderFor('member', <MemberAction course={course} />);
    expect(await screen.findByText('已付款，开通中')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells of a refund, with the way to the timeline', async () => {
    fakePortal({ [read]: () => bought('refunded') });
    renderFor('member', <MemberAction course={course} />);
    await screen.findByText(/已退款/);
    expect(screen.getByRole('link', { name: '查看经过' }).getAttribute('href')).toBe(
      `/courses/purchases/${purchase.id}`,
    );
  });

  it('enrols in a free course at once', async () => {
    let state: MyCourse = mine;
    const calls = fakePortal({
      [read]: () => state,
      [buy]: () => {
        state = bought('enrolled');
        return state.purchase;
      },
    });
    renderFor('member', <MemberAction course={{ ...course, price: 0 }} />);
    await userEvent.click(await screen.findByRole('button', { name: '免费学习' }));
    const link = await screen.findByRole('link', { name: '开始学习' });
    expect(document.activeElement).toBe(link);
    expect(success).toHaveBeenCalledExactlyOnceWith('购买成功');
    expect(calls).toEqual([read, buy, read]);
  });
});

describe('the purchase dialog', () => {
  const config = { methods: ['balance'], usdRate: 6.5, stripe: null, paypal: null, simulated: true };
  const progress = { orderId: purchase.id, orderNumber: purchase.number, status: 'paid', payments: [] };

  async function payWith(paid: MyCourse, payment_status: 'completed' | 'failed', price = course.price) {
    let state: MyCourse = mine;
    fakePortal({
      [read]: () => state,
      [buy]: () => {
        state = bought('pending');
        return { ...purchase, price };
      },
      [`GET ${getPaymentConfig.path}`]: () => config,
      'GET /payments/balance': () => ({ available: 500 }),
      [`POST ${payFromBalance.path}`]: () => {
        state = paid;
        const failed = { state: 'failed', timeline: [{ event: 'failed', at: '', note: '余额被冻结' }] };
        return { ...progress, payment_status, payments: payment_status === 'failed' ? [failed] : [] };
      },
    });
    renderFor('member', <MemberAction course={course} />);
    await userEvent.click(await screen.findByRole('button', { name: '立即购买' }));
    await userEvent.click(await screen.findByRole('radio', { name: /余额支付/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^余额支付/ }));
  }

  it('closes with 购买成功 when the course is enrolled', async () => {
    await payWith(bought('enrolled'), 'completed');
    expect(await screen.findByRole('link', { name: '开始学习' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(success).toHaveBeenCalledExactlyOnceWith('购买成功');
  });

  it('stays with the form when the payment fails', async () => {
    await payWith(bought('pending'), 'failed');
    expect(await screen.findByText('支付失败，请重试')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.getByRole('button', { name: /^余额支付/ })).toBeDefined();
    expect(success).not.toHaveBeenCalled();
  });

  it('shows that the course is being opened when the enrolment is late', async () => {
    await payWith(bought('paid'), 'completed');
    expect((await screen.findAllByText('已付款，开通中')).length).toBeGreaterThan(0);
    expect(success).not.toHaveBeenCalled();
  });

  it('pays nothing at a price that the buyer has not seen', async () => {
    const warning = vi.spyOn(notices, 'warning').mockReset();
    await payWith(bought('enrolled'), 'completed', 299);
    await waitFor(() => expect(warning).toHaveBeenCalledWith('课程价格已更新，请核对后再付款'));
    expect(success).not.toHaveBeenCalled();
  });
});
