/** Assets, accounts and reasons of the ledger. */
import { z } from 'zod';

/** The unit of an account: beans, or yuan in fen. */
export const assets = ['BEAN', 'CNY'] as const;
export const asset = z.enum(assets);
export type Asset = z.infer<typeof asset>;

/** Names of the assets (specification, section 9, red packets). */
export const assetLabels: Readonly<Record<Asset, string>> = { BEAN: '浣熊豆', CNY: '余额' };

/**
 * The kinds of accounts. A member's, a packet's and an escrow's belong to the person, packet or listing in `owner`; the others are the portal's own:
 * `issuer` issues sold beans, `promotion` pays for gifts, `provider` represents the payment providers, `sales` receives payments.
 */
export const accountKinds = [
  'member',
  'packet',
  'escrow',
  'issuer',
  'promotion',
  'provider',
  'sales',
] as const;
export const accountKind = z.enum(accountKinds);
export type AccountKind = z.infer<typeof accountKind>;

/** Accounts of the portal that represent the outside: their balance may be negative. */
export const overdrawnKinds = ['issuer', 'promotion', 'provider'] as const satisfies readonly AccountKind[];

/** Reasons of transfers. */
export const reasons = [
  'welcome',
  'gift',
  'recharge',
  'recharge_bonus',
  'recharge_price',
  'withdrawal',
  'packet_sent',
  'packet_grabbed',
  'packet_returned',
  'payment',
  'refund',
  'resale',
  'course_packet',
] as const;
export const reason = z.enum(reasons);
export type Reason = z.infer<typeof reason>;

export const reasonLabels: Readonly<Record<Reason, string>> = {
  welcome: '注册赠送',
  gift: '活动奖励',
  recharge: '充值',
  recharge_bonus: '充值赠送',
  recharge_price: '充值付款',
  withdrawal: '提现',
  packet_sent: '发红包',
  packet_grabbed: '抢红包',
  packet_returned: '红包退回',
  payment: '余额支付',
  refund: '退款',
  resale: '席位转售',
  course_packet: '课程红包',
};

/** States of a hold. */
export const holdStates = ['held', 'posted', 'released'] as const;
export type HoldState = (typeof holdStates)[number];
