/** What was tried to pay a recharge, the newest first. */
import { paymentStateLabels } from '@features/payments/contract/lifecycle';
import type { PaymentAttempt } from '@features/payments/contract/payment';
import { methodFaces } from '@features/payments/web/methods.ts';
import { formatDateTime } from '@platform/web/format/time';
import classes from './RechargeAttempts.module.css';

export function RechargeAttempts({ payments }: { payments: readonly PaymentAttempt[] }) {
  return (
    <section className={classes['attempts']} aria-labelledby="attempts">
      <h2 id="attempts">支付经过</h2>
      <ol>
        {payments.map(({ id, method, state, createdAt, timeline }) => {
          const note = timeline.at(-1)?.note;
          return (
            <li key={id}>
              <span>{methodFaces[method].label}</span>
              <b data-state={state}>{paymentStateLabels[state]}</b>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {note && <small>{note}</small>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
