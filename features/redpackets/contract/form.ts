/** The form by which red packets are sent (specification, sections 3, 5 and 9). */
import { foldUsername } from '@features/accounts/contract/fields';
import { walletErrors } from '@features/wallet/contract/errors';
import { text } from '@platform/contract/text';
import { z } from 'zod';
import { packetType, sendType } from './lifecycle.ts';

/** The most shares of a packet, and the most people a private one can be for. */
export const maxShares = 100;

/** Characters of a greeting. */
export const maxMessageLength = 50;

/** More beans than anyone will have; keeps the arithmetic of the shares exact. */
const maxAmount = 1_000_000_000_000;

const amountMissing = '请输入红包金额';
const countMissing = '请输入红包个数';
const countBounds = `红包个数为 1 到 ${maxShares} 个`;

/** The single fields; `packetForm` checks the rules over several of them. */
export const packetFields = z.object({
  type: packetType,
  /** Beans in all. */
  amount: z
    .number(amountMissing)
    .int('红包金额必须是整数')
    .min(1, '红包金额至少为 1 浣熊豆')
    .max(maxAmount, walletErrors.INSUFFICIENT_BALANCE.message),
  /** How many can grab a share. */
  count: z.number(countMissing).int('红包个数必须是整数').min(1, countBounds).max(maxShares, countBounds),
  message: text({
    max: maxMessageLength,
    required: '请输入祝福语',
    length: `祝福语不能超过 ${maxMessageLength} 个字符`,
  }),
  sendType,
  /** User names; only a private packet has any. */
  recipients: z
    .array(text({ max: 64, required: '请输入用户名', length: '用户名过长' }), '请填写收红包的用户名')
    .max(maxShares, `一次最多发给 ${maxShares} 人`)
    .default([]),
});

/** The number of different people in the names, in any case. */
export function countRecipients(names: readonly string[]): number {
  return new Set(names.map(foldUsername)).size;
}

/** The rules over several fields: the field at fault and its message, or null. */
export function fieldError({
  type,
  amount,
  count,
  sendType: to,
  recipients,
}: z.output<typeof packetFields>): { field: 'amount' | 'count' | 'recipients'; message: string } | null {
  if (amount < count) return { field: 'amount', message: '红包金额不能少于红包个数，每份至少 1 浣熊豆' };
  if (type === 'fixed' && amount % count !== 0)
    return { field: 'amount', message: `普通红包的金额必须能被个数整除：${amount} 不能平分成 ${count} 份` };
  if (to === 'public') return null;
  const people = countRecipients(recipients);
  if (people === 0) return { field: 'recipients', message: '请至少填写一位收红包的用户' };
  if (count > people) return { field: 'count', message: `红包个数不能超过收红包的人数（${people} 人）` };
  return null;
}

/** The body of `sendPacket`. */
export const packetForm = packetFields.superRefine((fields, context) => {
  const error = fieldError(fields);
  if (error) context.addIssue({ code: 'custom', path: [error.field], message: error.message });
});
export type PacketForm = z.output<typeof packetForm>;
