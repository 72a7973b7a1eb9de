/** One timeline of an order and its payments. */
import { orderEvents } from '@features/orders/contract/lifecycle';
import type { OrderDetail } from '@features/orders/contract/order';
import { paymentEvents } from '@features/payments/contract/lifecycle';
import { methodFaces } from '@features/payments/web/methods.ts';
import type { TimelineEntry } from '@platform/web/lifecycle/Timeline.tsx';

/** Events that a payment causes: recorded at the same moment, they are listed after it. */
const consequences = new Set<string>(['confirmed', 'restocked', 'late_refund', 'refunded']);
/** Milliseconds that count as the same moment. */
const moment = 1000;

/** All entries, the oldest first; a payment's come before the events that it causes. */
export function timelineOf({
  timeline,
  payments,
}: Pick<OrderDetail, 'timeline' | 'payments'>): TimelineEntry[] {
  const ofOrder = timeline.map(({ event, at, note }) => ({
    side: 'left' as const,
    label: orderEvents.labels[event],
    tone: orderEvents.tones[event],
    at,
    note,
    rank: Date.parse(at) + (consequences.has(event) ? moment : 0),
  }));
  const ofPayments = payments.toReversed().flatMap((payment) =>
    payment.timeline.map(({ event, at, note }) => ({
      side: 'right' as const,
      prefix: methodFaces[payment.method].label,
      label: paymentEvents.labels[event],
      tone: paymentEvents.tones[event],
      at,
      note,
      rank: Date.parse(at),
    })),
  );
  return [...ofPayments, ...ofOrder].sort((a, b) => a.rank - b.rank).map(({ rank: _, ...entry }) => entry);
}
