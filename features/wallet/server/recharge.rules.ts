/** Pure rules of recharges. */
import { after, minute } from '@platform/server/clock';
import { type RechargeOption, type RechargeStatus, rechargeWithinMinutes } from '../contract/recharge.ts';
import type { RechargeRow } from './tables.ts';

/** The text that the payment provider shows. */
export function rechargeDescription({ asset, number }: Pick<RechargeRow, 'asset' | 'number'>): string {
  return `中轴${asset === 'BEAN' ? '浣熊豆' : '余额'}充值 ${number}`;
}

/** When a recharge created now fails unless it is paid. */
export function expiryFrom(now: Date): Date {
  return after(now, rechargeWithinMinutes * minute);
}

interface RechargeState {
  status: RechargeStatus;
  expiresAt: Date;
  /** When the beans or the money arrived. */
  completedAt: Date | null;
}

/** Whether a payment is due: a recharge is closed from its expiry on, even before the job has marked it. */
export function payability({ status, expiresAt }: RechargeState, now: Date): 'open' | 'paid' | 'closed' {
  if (status === 'completed') return 'paid';
  return status === 'pending' && expiresAt.getTime() > now.getTime() ? 'open' : 'closed';
}

/** Whether a payment credits the account: once, however late it is. */
export function creditsAccount({ completedAt }: RechargeState): boolean {
  return completedAt === null;
}

type Credit = Pick<RechargeOption, 'amount' | 'bonus'>;

/** The part that is taken back after a refund, the bonus first, and at most what is available. */
export function reclaimable({ amount, bonus }: Credit, available: number): Credit {
  const fromBonus = Math.min(bonus, available);
  return { bonus: fromBonus, amount: Math.min(amount, available - fromBonus) };
}
