/** One attempt to pay, whichever the method: prepare, start, wait, confirm by the server's word. */
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useEffect, useReducer, useRef } from 'react';
import { paymentErrors } from '../contract/errors.ts';
import { getPaymentStatus, type PaymentProgress } from '../contract/payment.ts';
import type { PaymentMethod } from '../contract/provider.ts';
import { type Followed, followPayment, pollInterval } from './follow.ts';
import { paymentMessages } from './messages.ts';
import type { PayableOrder, Payer } from './payer.ts';
import { idle, type Phase, step } from './phase.rules.ts';

/** Questions after the provider's page has said "done"; the success page goes on asking. */
const patienceAfterApproval = 5;
/** Questions while the buyer acts at the provider: as long as an order can wait, and longer. */
const patienceWhileWaiting = 1000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pollInterval));

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
  /** The provider's page says that it is done: the server is asked. `first` is its first word where there is one. */
  confirm(order: PayableOrder, failed: Failed, first?: () => Promise<PaymentProgress>): Promise<void>;
  /** Watches while the buyer acts elsewhere, until the server knows or `isOver`; `failed` is also said when it can't be asked. */
  watch(order: PayableOrder, failed: string, isOver: () => boolean): Promise<Followed>;
  /** Ends the attempt with a message. */
  end(message: string | null): void;
}

function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.message : otherwise;
}

const ask = (orderId: string) => () => call(getPaymentStatus, { query: { orderId } });

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

  /** Tells the buyer what the server's word means, or `unknown` when it could not be heard. */
  function conclude(order: PayableOrder, followed: Followed, failed: Failed, unknown: string): void {
    if (followed.is === 'left') return;
    if (followed.is === 'paid') {
      send({ type: 'paid' });
      notices.success(payer.paidMessage ?? paymentMessages.paid);
      payer.onDone(order, true);
    } else if (followed.is === 'waiting') payer.onDone(order, false);
    else if (followed.is === 'unknown') end(unknown);
    else if (followed.is === 'failed') end(typeof failed === 'string' ? failed : failed(followed.reason));
    else {
      end(followed.is === 'closed' ? paymentMessages.closed : paymentMessages.processingFailed);
      payer.onClosed();
    }
  }

  async function confirm(order: PayableOrder, failed: Failed, first?: () => Promise<PaymentProgress>) {
    send({ type: 'approved' });
    let asked = 0;
    const question = () => {
      asked += 1;
      return asked === 1 && first ? first() : ask(order.orderId)();
    };
    const isOver = () => gone.current;
    conclude(
      order,
      await followPayment({ ask: question, pause, isOver, patience: patienceAfterApproval }),
      failed,
      paymentMessages.paidButUnknown,
    );
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
    async watch(order, failed, isOver) {
      const followed = await followPayment({
        ask: ask(order.orderId),
        pause,
        isOver: () => gone.current || isOver(),
        patience: patienceWhileWaiting,
      });
      // Nobody has said yet that the money is there.
      conclude(order, followed, failed, failed);
      return followed;
    },
  };
}
