/** A buyer's requests for money back: a refund before shipping, a return within seven days after receipt. */
import { stateTable } from '@platform/contract/lifecycle';
import { text } from '@platform/contract/text';
import { z } from 'zod';
import type { OrderStatus } from './lifecycle.ts';

export const requestKinds = ['refund', 'return'] as const;
export const requestKind = z.enum(requestKinds);
export type RequestKind = z.infer<typeof requestKind>;
export const requestKindNames: Readonly<Record<RequestKind, string>> = { refund: '退款', return: '退货' };

/** An open request is approved or refused by staff. */
export const requestStates = stateTable({
  open: { label: '待处理', color: 'gold' },
  approved: { label: '已同意', color: 'celadon' },
  refused: { label: '未通过', color: 'red' },
});

/** Days after the receipt in which a return can be requested. */
export const returnDays = 7;

/** Longest reason of a request, an answer or a refund, in characters. */
export const maxRequestReason = 500;
export const requestReason = text({ max: maxRequestReason, multiline: true, required: '请填写原因' });

/** The most pictures of one request. */
export const maxPictures = 3;

/** A picture that the buyer adds to a request; `size` in bytes. */
export const requestPicture = z.object({ id: z.uuid(), name: z.string(), size: z.int() });
export type RequestPicture = z.infer<typeof requestPicture>;

export const orderRequestView = z.object({
  kind: requestKind,
  state: requestStates.schema,
  reason: z.string(),
  /** What staff answered. */
  answer: z.string().nullable(),
  at: z.iso.datetime(),
  /** In the order of adding. */
  pictures: z.array(requestPicture),
});
export type OrderRequestView = z.infer<typeof orderRequestView>;

/** The request that the order's state allows now; null for none. */
export function allowedRequest(
  { status, completedAt }: { status: OrderStatus; completedAt: Date | null },
  now: Date,
): RequestKind | null {
  if (status === 'confirmed' || status === 'ready_for_pickup') return 'refund';
  if (status !== 'completed' || !completedAt) return null;
  return now.getTime() < completedAt.getTime() + returnDays * 86_400_000 ? 'return' : null;
}
