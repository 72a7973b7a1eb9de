/** The envelope opens, and what was in it stands on it (specification, section 2: grab result dialog). */
import { Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { packetErrors } from '../../contract/errors.ts';
import type { AvailablePacket } from '../../contract/packet.ts';
import { Envelope } from '../drawings/Envelope.tsx';
import { GrabActions } from './GrabActions.tsx';
import classes from './GrabDialog.module.css';
import { GrabWon } from './GrabWon.tsx';
import { useGrab } from './useGrab.ts';

interface GrabDialogProps {
  packet: Pick<AvailablePacket, 'id' | 'type' | 'senderName' | 'message'>;
  onClose: () => void;
}

/** Grabs as soon as it is there; the envelope stays shut until the server has answered. */
export default function GrabDialog({ packet, onClose }: GrabDialogProps) {
  const { mutate, data, error, isPending } = useGrab(packet.id);
  const grab = () => mutate({ params: { id: packet.id } });
  const grabbed = useRef(false);
  useEffect(() => {
    if (grabbed.current) return;
    // Once for the dialog: a second time would be told that it is one.
    grabbed.current = true;
    grab();
  });
  const gone = error?.code === packetErrors.PACKET_GONE.code;
  const stage = data || gone ? 'opened' : isPending ? 'asking' : 'closed';
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size="24rem"
      title="抢红包"
      closeButtonProps={{ 'aria-label': '关闭' }}
      classNames={{ title: classes['title'] ?? '', header: classes['header'] ?? '' }}
    >
      <div className={classes['stage']} data-stage={stage}>
        <Envelope stage={stage} mood={data ? 'happy' : 'sorry'} />
        <div role="status" className={classes['words']}>
          {data && <GrabWon packet={packet} result={data} />}
          {error && <p className={classes['failed']}>{error.message}</p>}
          {isPending && <p className={classes['asking']}>正在拆开</p>}
        </div>
      </div>
      <GrabActions
        packetId={packet.id}
        outcome={data ? 'won' : gone ? 'gone' : (error?.code ?? null)}
        onRetry={grab}
        onClose={onClose}
      />
    </Modal>
  );
}
