/** The dependencies of the course sales' actions. */
import type { PayablePayments, Payments } from '@features/payments/server';
import type { Ledger } from '@features/wallet/ledger';
import type { Portal, Services } from '@platform/server/portal';

export interface Context {
  readonly portal: Portal;
  readonly ledger: Ledger;
  readonly payments: Payments;
  /** The payments of purchases. */
  readonly seatPayments: PayablePayments;
  /** The path of a course's live stream; null until that feature registers itself. */
  readonly live: { pathOf: ((courseId: string) => string) | null };
}

/** What transactions on seats need; also the payable, which exists before its payments. */
export interface SeatContext {
  readonly portal: Services;
  readonly ledger: Ledger;
}

/** The cache tag of answers and pages that show courses. */
export const salesTag = 'sales';
