/** Withdrawals: a member asks for money of the balance; an admin pays it out or refuses. */
import { endpoint } from '@platform/contract/endpoint';
import { lifecycle, timelineEvents } from '@platform/contract/lifecycle';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { payers } from './access.ts';
import { walletErrors } from './errors.ts';
import { isWholeFen } from './recharge.ts';

/** Smallest and largest withdrawal, in yuan. */
export const withdrawalLimits = { min: 1, max: 50_000 } as const;

/** The message for an amount that can't be withdrawn. */
export const withdrawalOutOfRange = '提现金额须在 1 至 50,000 元之间，最多两位小数';

/** Most requests of a member that wait for a decision. */
export const maxOpenWithdrawals = 3;

export const payoutMethods = ['wechat', 'alipay', 'bank'] as const;
export const payoutMethod = z.enum(payoutMethods, '请选择收款方式');
export type PayoutMethod = z.infer<typeof payoutMethod>;
export const payoutMethodNames: Readonly<Record<PayoutMethod, string>> = {
  wechat: '微信',
  alipay: '支付宝',
  bank: '银行卡',
};

/** The money is held while a request waits; it leaves the balance when it is paid, else it is released. */
export const withdrawalLifecycle = lifecycle({
  states: {
    requested: { label: '待处理', color: 'gold' },
    paid: { label: '已打款', color: 'celadon' },
    refused: { label: '已拒绝', color: 'red' },
    cancelled: { label: '已撤回', color: 'gray' },
  },
  moves: {
    pay: { from: ['requested'], to: 'paid', by: ['admin'] },
    refuse: { from: ['requested'], to: 'refused', by: ['admin'] },
    cancel: { from: ['requested'], to: 'cancelled', by: ['member'] },
  },
});
export const { states: withdrawalStatuses, schema: withdrawalStatus } = withdrawalLifecycle;
export type WithdrawalStatus = z.infer<typeof withdrawalStatus>;
export type WithdrawalMove = keyof typeof withdrawalLifecycle.moves;

export const withdrawalEvents = timelineEvents({
  requested: { label: '提交申请' },
  paid: { label: '已打款', tone: 'good' },
  refused: { label: '已拒绝，金额退回余额', tone: 'bad' },
  cancelled: { label: '已撤回，金额退回余额' },
});

export const withdrawal = z.object({
  id,
  number: z.string(),
  amount: yuan,
  method: payoutMethod,
  /** Masked, as is the holder's name; `revealDestination` has both in clear. */
  account: z.string(),
  holder: z.string(),
  status: withdrawalStatus,
  createdAt: z.iso.datetime(),
  timeline: z.array(
    z.object({
      event: withdrawalEvents.schema,
      at: z.iso.datetime(),
      /** The number of the payment, or the reason of a refusal. */
      note: z.string().nullable(),
    }),
  ),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** A withdrawal as admins see it. */
export const memberWithdrawal = withdrawal.extend({ member: z.string() });
export type MemberWithdrawal = z.infer<typeof memberWithdrawal>;

export const withdrawalsPerPage = 10;
const listQuery = z.object({ ...pageFields(withdrawalsPerPage), status: withdrawalStatus.optional() });

export const withdrawalRequest = z.object({
  amount: z.coerce
    .number(withdrawalOutOfRange)
    .min(withdrawalLimits.min, withdrawalOutOfRange)
    .max(withdrawalLimits.max, withdrawalOutOfRange)
    .refine(isWholeFen, withdrawalOutOfRange),
  method: payoutMethod,
  account: text({ min: 4, max: 60, required: '请输入收款账号', length: '收款账号须为 4 至 60 个字符' }),
  holder: text({ max: 40, required: '请输入收款人姓名' }),
});

export const requestWithdrawal = endpoint({
  name: 'requestWithdrawal',
  summary: "Requests the payment of a part of the caller's balance, which is held until the decision.",
  method: 'POST',
  path: '/wallet/withdrawals',
  access: 'member',
  body: withdrawalRequest,
  data: withdrawal,
  status: 201,
  errors: [walletErrors.INSUFFICIENT_BALANCE, walletErrors.TOO_MANY_WITHDRAWALS],
  idempotent: true,
});

export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  summary: "Lists the caller's withdrawals, the latest first.",
  method: 'GET',
  path: '/wallet/withdrawals',
  access: 'member',
  query: listQuery,
  data: z.object({ withdrawals: z.array(withdrawal), pagination }),
});

export const listMemberWithdrawals = endpoint({
  name: 'listMemberWithdrawals',
  summary:
    "Lists all members' withdrawals: waiting ones the oldest first, then the others, the latest first.",
  method: 'GET',
  path: '/wallet/members/withdrawals',
  access: payers,
  query: listQuery,
  data: z.object({ withdrawals: z.array(memberWithdrawal), pagination }),
});

export const revealDestination = endpoint({
  name: 'revealDestination',
  summary: 'Reveals the account and the holder of a withdrawal; each call is recorded.',
  method: 'POST',
  path: '/wallet/withdrawals/:id/destination',
  access: payers,
  params: z.object({ id }),
  data: z.object({ account: z.string(), holder: z.string() }),
  errors: [walletErrors.WITHDRAWAL_NOT_FOUND],
});

const moveErrors = [walletErrors.WITHDRAWAL_NOT_FOUND, walletErrors.ILLEGAL_WITHDRAWAL_MOVE] as const;
const params = z.object({ id });

export const cancelWithdrawal = endpoint({
  name: 'cancelWithdrawal',
  summary: "Cancels one of the caller's waiting withdrawals; the money is released.",
  method: 'POST',
  path: '/wallet/withdrawals/:id/cancel',
  access: 'member',
  params,
  data: withdrawal,
  errors: moveErrors,
  idempotent: true,
});

export const payWithdrawal = endpoint({
  name: 'payWithdrawal',
  summary: 'Records that a withdrawal was paid out; the money leaves the balance.',
  method: 'POST',
  path: '/wallet/withdrawals/:id/pay',
  access: payers,
  params,
  body: z.object({ reference: text({ max: 100, required: '请输入打款流水号' }) }),
  data: withdrawal,
  errors: [...moveErrors, walletErrors.OWN_WITHDRAWAL],
  idempotent: true,
});

export const refuseWithdrawal = endpoint({
  name: 'refuseWithdrawal',
  summary: 'Refuses a withdrawal with a reason; the money is released.',
  method: 'POST',
  path: '/wallet/withdrawals/:id/refuse',
  access: payers,
  params,
  body: z.object({ reason: text({ max: 200, required: '请输入拒绝原因' }) }),
  data: withdrawal,
  errors: [...moveErrors, walletErrors.OWN_WITHDRAWAL],
  idempotent: true,
});
