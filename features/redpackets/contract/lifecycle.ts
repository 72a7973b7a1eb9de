/** The types and states of red packets (specification, sections 4 and 9). */
import { stateTable } from '@platform/contract/lifecycle';
import { z } from 'zod';

/** Random shares, or equal ones. */
export const packetTypes = ['random', 'fixed'] as const;
export const packetType = z.enum(packetTypes, '请选择红包类型');
export type PacketType = z.infer<typeof packetType>;

export const packetTypeLabels: Readonly<Record<PacketType, string>> = {
  random: '拼手气红包',
  fixed: '普通红包',
};

/** For everyone, or for chosen recipients. */
export const sendTypes = ['public', 'private'] as const;
export const sendType = z.enum(sendTypes, '请选择发送方式');
export type SendType = z.infer<typeof sendType>;

export const sendTypeLabels: Readonly<Record<SendType, string>> = { public: '公开', private: '私密' };

/** Open until the last share is taken (finished) or the time is over (expired, the rest is returned). */
export const packetStates = ['open', 'finished', 'expired'] as const;
export const packetState = z.enum(packetStates);
export type PacketState = z.infer<typeof packetState>;

/** Hours in which a packet can be grabbed; then the rest is returned to its sender. */
export const openForHours = 24;

/** The kinds of history entries. */
export const historyTypes = ['sent', 'received', 'returned'] as const;
export const historyType = z.enum(historyTypes);
export type HistoryType = z.infer<typeof historyType>;

export const historyTypeLabels: Readonly<Record<HistoryType, string>> = {
  sent: '发出',
  received: '抢到',
  returned: '退回',
};

/** A sent packet is active while it is open and expired when beans came back; everything else is completed. */
export const historyStates = stateTable({
  active: { label: '进行中', color: 'cinnabar' },
  completed: { label: '已完成', color: 'celadon' },
  expired: { label: '已过期', color: 'gray' },
});
export type HistoryStatus = z.infer<typeof historyStates.schema>;
