// @vitest-environment happy-dom
/** The admins' steps: which exist in which state, and what they send. */
import { done, fakeServer, refused, withTheme } from '@platform/web/render.fixture.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { orderErrors } from '../../contract/errors.ts';
import type { OrderStatus } from '../../contract/lifecycle.ts';
import type { StaffOrder } from '../../contract/staff.ts';
import { StaffSteps } from './StaffSteps.tsx';

const order = (status: OrderStatus, values: Partial<StaffOrder> = {}) =>
  ({
    id: '01890000-0000-7000-8000-000000000001',
    revision: 3,
    status,
    deliveryMethod: 'standard',
    request: null,
    totalPrice: 128.5,
    refunded: 28.5,
    ...values,
  }) as StaffOrder;
const draw = (current: StaffOrder) => render(withTheme(<StaffSteps order={current} />));
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('StaffSteps', () => {
  it.each([
    ['pending', {}, ['内部备注']],
    ['confirmed', {}, ['发货', '退款', '内部备注']],
    ['confirmed', { deliveryMethod: 'pickup' }, ['备好待取', '退款', '内部备注']],
    ['shipped', {}, ['完成订单', '退款', '内部备注']],
    ['refunded', {}, ['内部备注']],
  ] as const)('offers the steps of an order that is %s', (status, values, expected) => {
    draw(order(status, values));
    expect(labels()).toEqual(expected);
  });

  it('asks for the answer to a request before anything else', () => {
    const request = {
      kind: 'refund' as const,
      state: 'open' as const,
      reason: '不合适',
      answer: null,
      at: '',
      pictures: [],
    };
    draw(order('confirmed', { request }));
    expect(labels()).toEqual(['同意退款', '拒绝申请', '内部备注']);
  });

  it('sends the revision that was read, and shows that another admin was faster', async () => {
    const { code, message } = orderErrors.REVISION_CONFLICT;
    const current = { revision: 4, status: 'shipped' };
    const calls = fakeServer(refused(409, code, message, { current }), done({}));
    draw(order('confirmed'));
    await click('发货');
    await userEvent.type(await screen.findByLabelText(/运单号/), 'SF123');
    await click('确认发货');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect(calls[0]?.body).toEqual({
      revision: 3,
      action: { step: 'ship', carrier: 'sf', trackingNumber: 'SF123' },
    });
  });

  it('refunds all that is left without an amount', async () => {
    const calls = fakeServer(refused(409, 'X', 'x'));
    draw(order('confirmed'));
    await click('退款');
    expect(screen.getByText(/¥\s?100/)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/原因/), '瑕疵');
    await click('确认退款');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ revision: 3, action: { step: 'refund', reason: '瑕疵' } });
  });
});
