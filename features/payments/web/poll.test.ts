/** Polling a payment until its outcome is known. */
import { ApiError } from '@platform/web/api/failure';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../contract/lifecycle.ts';
import type { PaymentProgress } from '../contract/payment.ts';
import { pollPayment } from './poll.ts';

const progress = (payment_status: PaymentStatus, status = 'pending'): PaymentProgress => ({
  orderId: '01890000-0000-7000-8000-000000000000',
  orderNumber: 'Z1',
  status,
  payment_status,
  payments: [],
});
const connectionError = () => new ApiError(0, 'NO_RESPONSE', '网络错误，请检查网络连接');

/** Answers one after another, the last one for ever. */
function scripted(...answers: (PaymentProgress | Error)[]) {
  let polls = 0;
  let waits = 0;
  return {
    fetch: async () => {
      const answer = answers[Math.min(polls, answers.length - 1)];
      polls += 1;
      if (!answer || answer instanceof Error) throw answer ?? new Error('nothing to answer');
      return answer;
    },
    wait: async () => {
      waits += 1;
    },
    counts: () => ({ polls, waits }),
  };
}
const never = () => false;

describe('pollPayment', () => {
  it('polls until the outcome is known, waiting in between', async () => {
    const server = scripted(progress('pending'), progress('processing'), progress('completed', 'confirmed'));
    expect(await pollPayment({ ...server, isCancelled: never, maxPolls: 99 })).toEqual({ is: 'paid' });
    expect(server.counts()).toEqual({ polls: 3, waits: 2 });
  });

  it('ends with "waiting" after maxPolls', async () => {
    const server = scripted(progress('processing'));
    expect(await pollPayment({ ...server, isCancelled: never, maxPolls: 4 })).toEqual({ is: 'waiting' });
    expect(server.counts().polls).toBe(4);
  });

  it('continues after a few failed polls', async () => {
    const server = scripted(connectionError(), connectionError(), connectionError(), progress('completed'));
    expect(await pollPayment({ ...server, isCancelled: never, maxPolls: 9 })).toEqual({ is: 'paid' });
  });

  it('ends with "unknown" when the server can’t be reached', async () => {
    expect(await pollPayment({ ...scripted(connectionError()), isCancelled: never, maxPolls: 99 })).toEqual({
      is: 'unknown',
    });
    const refused = scripted(new ApiError(404, 'PAYABLE_NOT_FOUND', '请求的资源不存在'));
    expect(await pollPayment({ ...refused, isCancelled: never, maxPolls: 99 })).toEqual({ is: 'unknown' });
    expect(refused.counts().polls).toBe(1);
  });

  it('stops when it is cancelled, even if the answer comes just then', async () => {
    let left = false;
    const server = scripted(progress('pending'));
    const leaving = {
      ...server,
      wait: async () => {
        left = true;
      },
    };
    expect(await pollPayment({ ...leaving, isCancelled: () => left, maxPolls: 99 })).toEqual({ is: 'left' });
    const late = scripted(progress('completed'));
    expect(await pollPayment({ ...late, isCancelled: () => true, maxPolls: 99 })).toEqual({ is: 'left' });
  });

  it('throws an error that is no ApiError', async () => {
    await expect(
      pollPayment({ ...scripted(new TypeError('x')), isCancelled: never, maxPolls: 1 }),
    ).rejects.toThrow(TypeError);
  });
});
