/** A packet's page: changes by live events, and the sentence about its end. */
import type { EventData } from '@platform/contract/channel';
import { formatCount } from '@platform/web/format/amount';
import type { packetChannel } from '../../contract/channels.ts';
import type { PacketDetail } from '../../contract/packet.ts';

/** Adds a claim in its place; a repeated claim or a late count changes nothing. */
export function applyClaim(
  packet: PacketDetail,
  { claim, remainingCount }: EventData<typeof packetChannel, 'claimed'>,
): PacketDetail {
  const isNew = packet.claims.every(({ position }) => position !== claim.position);
  const claims = isNew ? [...packet.claims, { ...claim, best: false, mine: false }] : packet.claims;
  return {
    ...packet,
    claims: claims.toSorted((one, other) => one.position - other.position),
    remainingCount: Math.min(packet.remainingCount, remainingCount),
  };
}

const units = [
  { seconds: 86_400, name: '天' },
  { seconds: 3600, name: '小时' },
  { seconds: 60, name: '分' },
  { seconds: 1, name: '秒' },
];

/** A duration in its two largest units: 1 小时 5 分, 8 秒. */
export function formatDuration(milliseconds: number): string {
  const total = Math.max(1, Math.round(milliseconds / 1000));
  const first = units.findIndex(({ seconds }) => total >= seconds);
  let rest = total;
  const parts = units.slice(first, first + 2).map(({ seconds, name }) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return count > 0 ? `${count} ${name}` : '';
  });
  return parts.join(' ').trim();
}

type EndedPacket = Pick<
  PacketDetail,
  'state' | 'createTime' | 'endTime' | 'totalCount' | 'remainingCount' | 'returnedAmount'
>;

/** How a packet ended; '' while it is open. */
export function endingText(packet: EndedPacket): string {
  const { state, createTime, endTime, totalCount, remainingCount, returnedAmount } = packet;
  if (state === 'open' || endTime === null) return '';
  if (state === 'finished')
    return `${totalCount} 个红包，${formatDuration(Date.parse(endTime) - Date.parse(createTime))}抢完`;
  const rest = returnedAmount === null ? '其余' : `${formatCount(returnedAmount)} 浣熊豆`;
  return `已过期：抢走 ${totalCount - remainingCount} 个，${rest}已退回`;
}
