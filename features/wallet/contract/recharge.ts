/** Recharges: buying beans (specification, sections 3, 4, 5, 8 and 9, red packets), and topping up the balance. */
import { paymentStatus } from '@features/payments/contract/lifecycle';
import { paymentAttempt } from '@features/payments/contract/payment';
import type { PaymentMethod } from '@features/payments/contract/provider';
import { endpoint } from '@platform/contract/endpoint';
import { lifecycle } from '@platform/contract/lifecycle';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { walletErrors } from './errors.ts';
import { type Asset, asset } from './ledger.ts';

/** An option to buy. `amount` and `bonus` in beans, `price` in yuan. */
export interface RechargeOption {
  readonly amount: number;
  readonly price: number;
  readonly bonus: number;
}

/** All options (specification, section 9, red packets). */
export const rechargeOptions: readonly RechargeOption[] = [
  { amount: 100, price: 10, bonus: 0 },
  { amount: 500, price: 50, bonus: 20 },
  { amount: 1000, price: 100, bonus: 50 },
  { amount: 2000, price: 200, bonus: 120 },
  { amount: 5000, price: 500, bonus: 350 },
  { amount: 10_000, price: 1000, bonus: 800 },
];

/** The payment methods of the dialog; the card method is the checkout's `credit`. */
export const rechargeMethods = ['wechat', 'alipay', 'credit'] as const satisfies readonly PaymentMethod[];

/** Minutes in which a recharge must be paid. */
export const rechargeWithinMinutes = 30;

/** Offered amounts of a top-up, in yuan. */
export const topUpPresets = [50, 100, 200, 500, 1000, 5000] as const;

/** Smallest and largest top-up, in yuan. */
export const topUpLimits = { min: 10, max: 50_000 } as const;

/** The message for an amount that is no top-up. */
export const topUpOutOfRange = '充值金额须在 10 至 50,000 元之间，最多两位小数';

/** Whether an amount in yuan has at most two decimals. */
export const isWholeFen = (amount: number): boolean =>
  Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6;

/** What an amount costs and brings: one of the options in beans, or any top-up in yuan; else null. */
export function rechargeOption(amount: number, asset: Asset = 'BEAN'): RechargeOption | null {
  if (asset === 'BEAN') return rechargeOptions.find((option) => option.amount === amount) ?? null;
  const isTopUp = amount >= topUpLimits.min && amount <= topUpLimits.max && isWholeFen(amount);
  return isTopUp ? { amount, price: amount, bonus: 0 } : null;
}

/** The message for an amount that can't be recharged. */
export const rechargeProblem = (asset: Asset): string =>
  asset === 'BEAN' ? rechargeMissing : topUpOutOfRange;

/** The beans or yuan that a recharge credits. */
export function rechargedAmount({ amount, bonus }: Pick<RechargeOption, 'amount' | 'bonus'>): number {
  return amount + bonus;
}

/** The message after the payment (specification, section 8, red packets). */
export function rechargeSuccess(recharged: Pick<Recharge, 'asset' | 'amount' | 'bonus'>): string {
  if (recharged.asset === 'CNY') return `充值成功！余额增加 ${recharged.amount} 元`;
  return `充值成功！获得 ${rechargedAmount(recharged)} 浣熊豆`;
}

/** The message without a selected option (specification, section 5, red packets). */
export const rechargeMissing = '请选择充值金额！';

/**
 * A recharge's lifecycle (labels: specification, section 4). A late payment completes one that has failed; a refund
 * fails one that was completed.
 */
export const rechargeLifecycle = lifecycle({
  states: {
    pending: { label: '处理中', color: 'gold' },
    completed: { label: '已完成', color: 'celadon' },
    failed: { label: '失败', color: 'gray' },
  },
  moves: {
    complete: { from: ['pending', 'failed'], to: 'completed' },
    fail: { from: ['pending', 'completed'], to: 'failed' },
  },
});
export const {
  states: rechargeStatuses,
  schema: rechargeStatus,
  labels: rechargeStatusLabels,
} = rechargeLifecycle;
export type RechargeStatus = z.infer<typeof rechargeStatus>;

/** A recharge. */
export const recharge = z.object({
  id: z.uuid(),
  /** The payments' order number. */
  number: z.string(),
  asset,
  /** In beans or yuan. */
  amount: z.number(),
  /** In beans. */
  bonus: z.int(),
  price: yuan,
  /** The price in US dollars, fixed when the recharge was created. */
  usdPrice: z.number(),
  status: rechargeStatus,
  payment_status: paymentStatus,
  createdAt: z.iso.datetime(),
  /** When it fails unless it is paid. */
  expiresAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Recharge = z.infer<typeof recharge>;

/** A recharge with its attempts to pay, the newest first. */
export const rechargeDetail = recharge.extend({ payments: z.array(paymentAttempt) });
export type RechargeDetail = z.infer<typeof rechargeDetail>;

/** One of the options' amounts in beans, or a top-up in yuan. */
export const rechargeRequest = z
  .object({ asset: asset.default('BEAN'), amount: z.number(rechargeMissing) })
  .superRefine(({ asset, amount }, { addIssue }) => {
    if (!rechargeOption(amount, asset))
      addIssue({ code: 'custom', path: ['amount'], message: rechargeProblem(asset) });
  });

export const createRecharge = endpoint({
  name: 'createRecharge',
  summary:
    "Creates a recharge of beans or of the balance, to be paid like an order with its id or number as the payments' orderId.",
  method: 'POST',
  path: '/wallet/recharges',
  access: 'member',
  body: rechargeRequest,
  data: recharge,
  status: 201,
  idempotent: true,
});

export const listRecharges = endpoint({
  name: 'listRecharges',
  summary: "Lists the caller's recharges, the latest first.",
  method: 'GET',
  path: '/wallet/recharges',
  access: 'member',
  query: z.object({ ...pageFields(10), status: rechargeStatus.optional() }),
  data: z.object({ recharges: z.array(recharge), pagination }),
});

export const getRecharge = endpoint({
  name: 'getRecharge',
  summary: "Reads one of the caller's recharges with its attempts to pay.",
  method: 'GET',
  path: '/wallet/recharges/:id',
  access: 'member',
  params: z.object({ id }),
  data: rechargeDetail,
  errors: [walletErrors.RECHARGE_NOT_FOUND],
});
