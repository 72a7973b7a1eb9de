/** Pure decisions about recharges. */
import { portalDay } from '@platform/contract/zone';
import { after, minute } from '@platform/server/clock';
import { type RechargeOption, type RechargeStatus, rechargeWithinMinutes } from '../contract/recharge.ts';

/** A recharge's number, to be read aloud: CZ, the day in Hong Kong, six digits. */
export function rechargeNumberFor(now: Date, digits: string): string {
  return `CZ${portalDay(now).replaceAll('-', '')}${digits}`;
}

/** When a recharge begun now fails unless it is paid. */
export function expiryFrom(now: Date): Date {
  return after(now, rechargeWithinMinutes * minute);
}

interface Standing {
  status: RechargeStatus;
  expiresAt: Date;
  /** When the beans arrived, if they ever did. */
  completedAt: Date | null;
}

/** Whether money is still due: a recharge whose time is up is closed even before the job has seen it. */
export function openness({ status, expiresAt }: Standing, now: Date): 'open' | 'paid' | 'closed' {
  if (status === 'completed') return 'paid';
  return status === 'pending' && expiresAt.getTime() > now.getTime() ? 'open' : 'closed';
}

/** Whether money brings the beans, however late; those that came once never come again. */
export function bringsBeans({ completedAt }: Standing): boolean {
  return completedAt === null;
}

type Beans = Pick<RechargeOption, 'amount' | 'bonus'>;

/**
 * What is taken back of a recharge whose money went back, given the beans that can still be spent: the bonus first,
 * and no more than there is.
 */
export function takenBack({ amount, bonus }: Beans, available: number): Beans {
  const fromBonus = Math.min(bonus, available);
  return { bonus: fromBonus, amount: Math.min(amount, available - fromBonus) };
}
