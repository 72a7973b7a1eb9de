/** Following a payment until the server knows. */
import { ApiError } from '@platform/web/api/failure';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../contract/lifecycle.ts';
import type { PaymentProgress } from '../contract/payment.ts';
import { followPayment } from './follow.ts';

const word = (payment_status: PaymentStatus, status = 'pending'): PaymentProgress => ({
  orderId: '01890000-0000-7000-8000-000000000000',
  orderNumber: 'Z1',
  status,
  payment_status,
  payments: [],
});
const lost = () => new ApiError(0, 'NO_RESPONSE', '网络错误，请检查网络连接');

/** Answers one after another, the last one for ever. */
function scripted(...answers: (PaymentProgress | Error)[]) {
  let asked = 0;
  let paused = 0;
  return {
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (!answer || answer instanceof Error) throw answer ?? new Error('nothing to answer');
      return answer;
    },
    pause: async () => {
      paused += 1;
    },
    counts: () => ({ asked, paused }),
  };
}
const never = () => false;

describe('followPayment', () => {
  it('asks until the server knows, pausing in between', async () => {
    const server = scripted(word('pending'), word('processing'), word('completed', 'confirmed'));
    expect(await followPayment({ ...server, isOver: never, patience: 99 })).toEqual({ is: 'paid' });
    expect(server.counts()).toEqual({ asked: 3, paused: 2 });
  });

  it('gives up with "waiting" when its patience ends', async () => {
    const server = scripted(word('processing'));
    expect(await followPayment({ ...server, isOver: never, patience: 4 })).toEqual({ is: 'waiting' });
    expect(server.counts().asked).toBe(4);
  });

  it('bears a lost connection for a while', async () => {
    const server = scripted(lost(), lost(), lost(), word('completed'));
    expect(await followPayment({ ...server, isOver: never, patience: 9 })).toEqual({ is: 'paid' });
  });

  it('says that it does not know when the server can’t be asked', async () => {
    expect(await followPayment({ ...scripted(lost()), isOver: never, patience: 99 })).toEqual({
      is: 'unknown',
    });
    const refused = scripted(new ApiError(404, 'PAYABLE_NOT_FOUND', '请求的资源不存在'));
    expect(await followPayment({ ...refused, isOver: never, patience: 99 })).toEqual({ is: 'unknown' });
    expect(refused.counts().asked).toBe(1);
  });

  it('stops when nobody waits any more, even if the answer comes just then', async () => {
    let over = false;
    const server = scripted(word('pending'));
    const leaving = {
      ...server,
      pause: async () => {
        over = true;
      },
    };
    expect(await followPayment({ ...leaving, isOver: () => over, patience: 99 })).toEqual({ is: 'left' });
    const late = scripted(word('completed'));
    expect(await followPayment({ ...late, isOver: () => true, patience: 99 })).toEqual({ is: 'left' });
  });

  it('does not hide a fault of the program', async () => {
    await expect(
      followPayment({ ...scripted(new TypeError('x')), isOver: never, patience: 1 }),
    ).rejects.toThrow(TypeError);
  });
});
