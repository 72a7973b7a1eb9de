/** What is said about a packet that is over. */
import { formatCount } from '@platform/web/format/amount';
import type { PacketDetail } from '../../contract/packet.ts';

const units = [
  { seconds: 86_400, name: '天' },
  { seconds: 3600, name: '小时' },
  { seconds: 60, name: '分' },
  { seconds: 1, name: '秒' },
];

/** A length of time in its two largest units: 1 小时 5 分, 8 秒. */
export function showLength(milliseconds: number): string {
  let left = Math.max(1, Math.round(milliseconds / 1000));
  const parts: string[] = [];
  for (const { seconds, name } of units) {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    if (count > 0) parts.push(`${count} ${name}`);
    else if (parts.length > 0) break;
  }
  return parts.slice(0, 2).join(' ');
}

/** How a packet ended; '' while it is open. */
export function endingOf({
  state,
  createTime,
  endTime,
  totalCount,
  remainingCount,
  returnedAmount,
}: Pick<
  PacketDetail,
  'state' | 'createTime' | 'endTime' | 'totalCount' | 'remainingCount' | 'returnedAmount'
>): string {
  if (state === 'open' || endTime === null) return '';
  if (state === 'finished')
    return `${totalCount} 个红包，${showLength(Date.parse(endTime) - Date.parse(createTime))}抢完`;
  const taken = totalCount - remainingCount;
  return `已过期：抢走 ${taken} 个，${formatCount(returnedAmount)} 浣熊豆已退回`;
}
