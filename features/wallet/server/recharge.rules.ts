/** Pure rules of recharges. */
import { portalDay } from '@platform/contract/zone';
import { after, minute } from '@platform/server/clock';
import { type RechargeOption, type RechargeStatus, rechargeWithinMinutes } from '../contract/recharge.ts';

/** A recharge's number: CZ, the day in Hong Kong, six digits. */
export function rechargeNumberFor(now: Date, digits: string): string {
  return `CZ${portalDay(now).replaceAll('-', '')}${digits}`;
}

/** When a recharge created now fails unless it is paid. */
export function expiryFrom(now: Date): Date {
  return after(now, rechargeWithinMinutes * minute);
}

interface RechargeState {
  status: RechargeStatus;
  expiresAt: Date;
  /** When the beans arrived. */
  completedAt: Date | null;
}

/** Whether a payment is due: a recharge is closed from its expiry on, even before the job has marked it. */
export function payability({ status, expiresAt }: RechargeState, now: Date): 'open' | 'paid' | 'closed' {
  if (status === 'completed') return 'paid';
  return status === 'pending' && expiresAt.getTime() > now.getTime() ? 'open' : 'closed';
}

/** Whether a payment credits the beans: once, however late it is. */
export function creditsBeans({ completedAt }: RechargeState): boolean {
  return completedAt === null;
}

type Beans = Pick<RechargeOption, 'amount' | 'bonus'>;

/** The beans that are taken back after a refund, the bonus first, and at most those that are available. */
export function reclaimable({ amount, bonus }: Beans, available: number): Beans {
  const fromBonus = Math.min(bonus, available);
  return { bonus: fromBonus, amount: Math.min(amount, available - fromBonus) };
}
