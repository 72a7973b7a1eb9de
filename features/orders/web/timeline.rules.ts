/** One timeline of an order and its payments: who said what, when. */
import { type OrderActor, type OrderEvent, orderEventLabels } from '@features/orders/contract/lifecycle';
import type { OrderDetail } from '@features/orders/contract/order';
import { type PaymentEvent, paymentEventLabels } from '@features/payments/contract/lifecycle';
import type { PaymentMethod } from '@features/payments/contract/provider';

export interface TimelineEntry {
  /** The order's own entries stand on one side of the axis, the payments' on the other. */
  side: 'order' | 'payment';
  event: OrderEvent | PaymentEvent;
  label: string;
  at: string;
  note: string | null;
  /** How the payment was made; null for the order's entries. */
  method: PaymentMethod | null;
  actor: OrderActor | null;
  tone: 'good' | 'bad' | 'plain';
}

const good = new Set<string>(['paid', 'confirmed', 'completed', 'restocked', 'shipped', 'ready_for_pickup']);
const bad = new Set<string>([
  'failed',
  'wrong_amount',
  'refund_failed',
  'expired',
  'late_refund',
  'duplicate',
]);

function toneOf(event: string): TimelineEntry['tone'] {
  if (good.has(event)) return 'good';
  return bad.has(event) ? 'bad' : 'plain';
}

/** What money leads to; recorded in the same moment as the money, it is told after it. */
const consequences = new Set<string>(['confirmed', 'restocked', 'late_refund', 'refunded']);
/** Milliseconds that count as the same moment. */
const moment = 1000;

function placeOf({ side, event, at }: TimelineEntry): number {
  return Date.parse(at) + (side === 'order' && consequences.has(event) ? moment : 0);
}

/** All entries, the oldest first; the payments' come before what they led to. */
export function timelineOf({
  timeline,
  payments,
}: Pick<OrderDetail, 'timeline' | 'payments'>): TimelineEntry[] {
  const ofOrder = timeline.map(
    ({ event, at, actor }): TimelineEntry => ({
      side: 'order',
      event,
      label: orderEventLabels[event],
      at,
      note: null,
      method: null,
      actor,
      tone: toneOf(event),
    }),
  );
  const ofPayments = payments.toReversed().flatMap(({ method, timeline: entries }) =>
    entries.map(
      ({ event, at, note }): TimelineEntry => ({
        side: 'payment',
        event,
        label: paymentEventLabels[event],
        at,
        note,
        method,
        actor: null,
        tone: toneOf(event),
      }),
    ),
  );
  return [...ofPayments, ...ofOrder].sort((a, b) => placeOf(a) - placeOf(b));
}
