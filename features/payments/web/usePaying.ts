/** One attempt to pay, whichever the method: prepare, start, wait, confirm by polling the server. */
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useEffect, useReducer, useRef } from 'react';
import { paymentErrors } from '../contract/errors.ts';
import { getPaymentStatus, type PaymentProgress } from '../contract/payment.ts';
import type { PaymentMethod } from '../contract/provider.ts';
import { paymentMessages } from './messages.ts';
import type { PayableOrder, Payer } from './payer.ts';
import { idle, type Phase, step } from './phase.rules.ts';
import { type PollResult, pollInterval, pollPayment } from './poll.ts';

/** Polls after the provider's page has said "done"; the success page goes on polling. */
const maxPollsAfterApproval = 5;
/** Polls while the buyer acts at the provider: as long as an order can wait, and longer. */
const maxPollsWhileWaiting = 1000;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, pollInterval));

/** What is said when the money doesn't come: the specification's message, or by the provider's reason. */
type Failed = string | ((reason: string | null) => string);

export interface Paying {
  phase: Phase;
  /**
   * Places the order and starts the payment at the provider. Null: it came to nothing and the buyer has been told.
   * `failed` is said when the provider could not be started and gave no words of its own.
   */
  begin<T>(
    method: PaymentMethod,
    start: (orderId: string) => Promise<T>,
    failed: string,
  ): Promise<{ order: PayableOrder; answer: T } | null>;
  /** The provider's page says that it is done: the server is asked. `first` makes the first poll, where it is another call. */
  confirm(order: PayableOrder, failed: Failed, first?: () => Promise<PaymentProgress>): Promise<void>;
  /** Watches while the buyer acts elsewhere, until the server knows or `isCancelled`; `failed` is also said when it can't be asked. */
  poll(order: PayableOrder, failed: string, isCancelled: () => boolean): Promise<PollResult>;
  /** Ends the attempt with a message. */
  end(message: string | null): void;
}

function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.message : otherwise;
}

const fetchProgress = (orderId: string) => call(getPaymentStatus, { query: { orderId } });

export function usePaying(payer: Payer): Paying {
  const [phase, send] = useReducer(step, idle);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const end = (message: string | null) => send({ type: 'ended', message });

  /** Tells the buyer the outcome; `unknown` is the message when it could not be found out. */
  function conclude(order: PayableOrder, result: PollResult, failed: Failed, unknown: string): void {
    if (result.is === 'left') return;
    if (result.is === 'paid') {
      send({ type: 'paid' });
      notices.success(payer.paidMessage ?? paymentMessages.paid);
      payer.onDone(order, true);
    } else if (result.is === 'waiting') payer.onDone(order, false);
    else if (result.is === 'unknown') end(unknown);
    else if (result.is === 'failed') end(typeof failed === 'string' ? failed : failed(result.reason));
    else {
      end(result.is === 'closed' ? paymentMessages.closed : paymentMessages.processingFailed);
      payer.onClosed();
    }
  }

  async function confirm(order: PayableOrder, failed: Failed, first?: () => Promise<PaymentProgress>) {
    send({ type: 'approved' });
    let polls = 0;
    const fetch = () => {
      polls += 1;
      return polls === 1 && first ? first() : fetchProgress(order.orderId);
    };
    const isCancelled = () => gone.current;
    const result = await pollPayment({ fetch, wait, isCancelled, maxPolls: maxPollsAfterApproval });
    conclude(order, result, failed, paymentMessages.paidButUnknown);
  }

  return {
    phase,
    end,
    confirm,
    async begin(method, start, failed) {
      send({ type: 'began' });
      const order = await payer.prepare(method);
      if (!order) {
        end(null);
        return null;
      }
      send({ type: 'prepared' });
      try {
        const answer = await start(order.orderId);
        send({ type: 'started' });
        return { order, answer };
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null;
        if (code === paymentErrors.ALREADY_PAID.code) await confirm(order, failed);
        else end(messageOf(error, failed));
        if (code === paymentErrors.NOT_PAYABLE.code) payer.onClosed();
        return null;
      }
    },
    async poll(order, failed, isCancelled) {
      const result = await pollPayment({
        fetch: () => fetchProgress(order.orderId),
        wait,
        isCancelled: () => gone.current || isCancelled(),
        maxPolls: maxPollsWhileWaiting,
      });
      // The buyer has not been told yet that the money has arrived.
      conclude(order, result, failed, failed);
      return result;
    },
  };
}
