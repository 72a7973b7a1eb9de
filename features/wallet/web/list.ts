/** The lists of /wallet: a statement for each account, the recharges, the withdrawals; and the admins' list of withdrawals. */
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { type Asset, type Reason, reason, reasonLabels, reasons } from '../contract/ledger.ts';
import { direction, directionLabels, directions, movementsPerPage } from '../contract/movement.ts';
import { rechargeStatus, rechargeStatuses, rechargeStatusLabels } from '../contract/recharge.ts';
import {
  withdrawalLifecycle,
  withdrawalStatus,
  withdrawalStatuses,
  withdrawalsPerPage,
} from '../contract/withdrawal.ts';

const tabs = ['beans', 'money', 'recharges', 'withdrawals'] as const;
const tabNames = { beans: '浣熊豆明细', money: '余额明细', recharges: '充值记录', withdrawals: '提现记录' };
const tab = z.enum(tabs).default('beans');

export const assetOf = { beans: 'BEAN', money: 'CNY' } as const;

/** The reasons that occur on a member's account. */
export const reasonsOf: Readonly<Record<Asset, readonly Reason[]>> = {
  BEAN: [
    'welcome',
    'gift',
    'recharge',
    'recharge_bonus',
    'packet_sent',
    'packet_grabbed',
    'packet_returned',
    'refund',
  ],
  CNY: ['recharge', 'gift', 'payment', 'refund', 'withdrawal', 'resale', 'course_packet'],
};

/** The earliest day of the filter. */
export const firstDay = '2020-01-01';
const day = z.iso.date().refine((date) => date >= firstDay);

const statement = resourceList({
  path: '/wallet',
  noun: { name: '明细', counter: '笔' },
  fields: {
    tab,
    direction: direction.optional(),
    reason: reason.optional(),
    from: day.optional(),
    to: day.optional(),
  },
  pageSizes: [movementsPerPage],
  filters: ['direction', 'reason', 'from', 'to'],
  controls: {
    tab: { label: '明细与充值', options: optionsOf(tabs, tabNames) },
    direction: { label: '收支', options: optionsOf(directions, directionLabels) },
    reason: { label: '事由', options: optionsOf(reasons, reasonLabels) },
    from: { label: '起始日期' },
    to: { label: '截止日期' },
  },
});

export type StatementState = ListState<typeof statement>;
export type StatementView = ListView<StatementState>;

/** Days in the wrong order are swapped. */
export const statementList: typeof statement = {
  ...statement,
  read(query) {
    const { from, to, ...rest } = statement.read(query);
    return from && to && from > to ? { ...rest, from: to, to: from } : { ...rest, from, to };
  },
};

export const rechargeList = resourceList({
  path: '/wallet',
  noun: { name: '充值', counter: '笔' },
  fields: { tab, status: rechargeStatus.optional() },
  pageSizes: [10],
  filters: ['status'],
  controls: { status: { label: '状态', options: optionsOf(rechargeStatuses, rechargeStatusLabels) } },
});

const withdrawalControl = {
  label: '状态',
  options: optionsOf(withdrawalStatuses, withdrawalLifecycle.labels),
};

export const withdrawalList = resourceList({
  path: '/wallet',
  noun: { name: '提现', counter: '笔' },
  fields: { tab, withdrawal: withdrawalStatus.optional() },
  pageSizes: [withdrawalsPerPage],
  filters: ['withdrawal'],
  controls: { withdrawal: withdrawalControl },
});

export const memberWithdrawalList = resourceList({
  path: '/wallet/withdrawals',
  noun: { name: '提现申请', counter: '笔' },
  fields: { status: withdrawalStatus.optional() },
  pageSizes: [withdrawalsPerPage],
  filters: ['status'],
  controls: { status: withdrawalControl },
});

/** One recharge's page. */
export const rechargePath = (id: string): string => `/wallet/recharges/${id}`;

/** The filters of an account's statement. */
export const filtersOf = (asset: Asset, { direction, reason, from, to }: StatementState) => ({
  asset,
  direction,
  reason,
  from,
  to,
});
