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

/** Polls after the provider's page reported success; the success page continues. */
const maxPollsAfterApproval = 5;
/** Polls while the buyer acts at the provider: longer than an order stays open. */
const maxPollsWhileWaiting = 1000;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, pollInterval));

/** The message of a failure: the specification's, or by the provider's reason. */
type Failed = string | ((reason: string | null) => string);

export interface PaymentFlow {
  phase: Phase;
  /**
   * Places the order and starts the payment at the provider. Null after a displayed failure; `failed` is the message when the
   * server sent none.
   */
  begin<T>(
    method: PaymentMethod,
    start: (orderId: string) => Promise<T>,
    failed: string,
  ): Promise<{ order: PayableOrder; answer: T } | null>;
  /** The provider's page reports success: polls the server. `first` replaces the first poll. */
  confirm(order: PayableOrder, failed: Failed, first?: () => Promise<PaymentProgress>): Promise<void>;
  /** Polls until the outcome is known or `isCancelled`; `failed` is also the message when polling fails. */
  poll(order: PayableOrder, failed: string, isCancelled: () => boolean): Promise<PollResult>;
  /** Ends the attempt with a message. */
  end(message: string | null): void;
}

function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}

const fetchProgress = (orderId: string) => call(getPaymentStatus, { query: { orderId } });

export function usePaymentFlow(payer: Payer): PaymentFlow {
  const [phase, send] = useReducer(step, idle);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const end = (message: string | null) => send({ type: 'ended', message });

  /** Shows the outcome; `unknown` is the message without one. */
  function showOutcome(order: PayableOrder, result: PollResult, failed: Failed, unknown: string): void {
    if (result.is === 'left') return;
    if (result.is === 'paid') {
      send({ type: 'paid' });
      const { paidMessage = paymentMessages.paid } = payer;
      if (paidMessage !== null) notices.success(paidMessage);
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
    const isCancelled = () => isUnmounted.current;
    const result = await pollPayment({ fetch, wait, isCancelled, maxPolls: maxPollsAfterApproval });
    showOutcome(order, result, failed, paymentMessages.paidButUnknown);
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
        isCancelled: () => isUnmounted.current || isCancelled(),
        maxPolls: maxPollsWhileWaiting,
      });
      showOutcome(order, result, failed, failed);
      return result;
    },
  };
}
