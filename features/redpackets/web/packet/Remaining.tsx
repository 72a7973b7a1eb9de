/** How many shares are left, in words and as a bar. */
import type { AvailablePacket } from '../../contract/packet.ts';
import classes from './Remaining.module.css';

export function Remaining({
  packet: { remainingCount, totalCount },
}: {
  packet: Pick<AvailablePacket, 'remainingCount' | 'totalCount'>;
}) {
  return (
    <div className={classes['remaining']}>
      <div className={classes['bar']} aria-hidden="true">
        <span style={{ '--left': remainingCount / totalCount } as object} />
      </div>
      <span>
        剩 <b>{remainingCount}</b> / {totalCount} 个
      </span>
    </div>
  );
}
