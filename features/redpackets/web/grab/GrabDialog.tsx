/** The grab result dialog: the envelope opens once the server has answered (specification, section 2). */
import { Bean } from '@features/wallet/web/Bean.tsx';
import { Button, Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { asViewer, useViewer } from '@platform/web/session/viewer';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { packetErrors } from '../../contract/errors.ts';
import type { AvailablePacket, GrabResult } from '../../contract/packet.ts';
import { packetPath } from '../../contract/path.ts';
import { EnvelopeDialog, PacketAmount } from '../drawings/EnvelopeDialog.tsx';
import { Best } from '../packet/Best.tsx';
import { packetQuery } from '../queries.ts';
import classes from './GrabDialog.module.css';
import { useGrab } from './useGrab.ts';

type GrabbedPacket = Pick<AvailablePacket, 'id' | 'type' | 'senderName'>;

/** Another try would give the same answer. */
const finalErrors = new Set<string>(Object.values(packetErrors).map(({ code }) => code));

function Result({ packet, result }: { packet: GrabbedPacket; result: GrabResult }) {
  const viewer = useViewer();
  // The best share is known once the last one is taken.
  const { data: detail } = useQuery({
    ...asViewer(packetQuery(packet.id), viewer),
    enabled: result.remainingCount === 0 && packet.type === 'random' && viewer !== null,
  });
  return (
    <>
      <Text size="sm" truncate maw="100%">
        <Verbatim>{packet.senderName}</Verbatim>的红包
      </Text>
      <PacketAmount amount={formatCount(result.amount)}>
        <Bean size={22} /> 浣熊豆
      </PacketAmount>
      {detail?.claim?.best && <Best />}
      {result.again && <Text size="sm">您已经抢过这个红包了</Text>}
    </>
  );
}

/** Grabs when it is mounted. */
export default function GrabDialog({ packet, onClose }: { packet: GrabbedPacket; onClose: () => void }) {
  const { mutate, data, error, isPending } = useGrab(packet.id);
  const grab = () => mutate({ params: { id: packet.id } });
  const hasGrabbed = useRef(false);
  useEffect(() => {
    // Once per dialog: a second call would answer that it is one.
    if (!hasGrabbed.current) grab();
    hasGrabbed.current = true;
  });
  const isGone = error?.code === packetErrors.PACKET_GONE.code;
  const isFinal = data !== undefined || (error !== null && finalErrors.has(error.code));
  const state = data || isGone ? 'open' : isPending ? 'loading' : 'closed';
  return (
    <EnvelopeDialog
      title="抢红包"
      state={state}
      isWon={data !== undefined}
      onClose={onClose}
      actions={
        <>
          {isFinal && <Button onClick={onClose}>{data ? '收下' : '知道了'}</Button>}
          {error && !isFinal && <Button onClick={grab}>再试一次</Button>}
          {state === 'open' && (
            <Button
              variant="subtle"
              color="gray"
              component={Link}
              to={packetPath(packet.id)}
              onClick={onClose}
            >
              看看大家的手气
            </Button>
          )}
        </>
      }
    >
      {data && <Result packet={packet} result={data} />}
      {error && <p className={classes['failure']}>{error.message}</p>}
      {isPending && (
        <Text size="sm" lts="0.2em">
          正在拆开
        </Text>
      )}
    </EnvelopeDialog>
  );
}
