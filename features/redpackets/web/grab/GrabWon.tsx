/** A share was won: how much, from whom, and whether it was the luckiest. */
import { Bean } from '@features/wallet/web/Bean.tsx';
import { formatCount } from '@platform/web/format/amount';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useQuery } from '@tanstack/react-query';
import type { AvailablePacket, GrabResult } from '../../contract/packet.ts';
import { Best } from '../packet/Best.tsx';
import { packetQueryOf, useViewer } from '../queries.ts';
import classes from './GrabDialog.module.css';

interface GrabWonProps {
  packet: Pick<AvailablePacket, 'id' | 'type' | 'senderName'>;
  result: GrabResult;
}

/** Who had the best luck is known once the last share is taken. */
function useBest({ id, type }: Pick<AvailablePacket, 'id' | 'type'>, over: boolean): boolean {
  const viewer = useViewer();
  const { data } = useQuery({
    ...packetQueryOf(id, viewer ?? ''),
    enabled: over && type === 'random' && viewer !== null,
  });
  return data?.claim?.best ?? false;
}

export function GrabWon({ packet, result: { amount, again, remainingCount } }: GrabWonProps) {
  const best = useBest(packet, remainingCount === 0);
  const shown = formatCount(amount);
  return (
    <>
      <p>
        <Verbatim>{packet.senderName}</Verbatim>的红包
      </p>
      <p className={classes['won']} data-long={shown.length > 6 || undefined}>
        <strong>{shown}</strong>
        <span>
          <Bean size={22} /> 浣熊豆
        </span>
      </p>
      {best && <Best />}
      {again && <p>您已经抢过这个红包了</p>}
    </>
  );
}
