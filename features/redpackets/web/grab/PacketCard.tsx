/** A packet in the list: an envelope with what is left in it; all of it is where it can be pressed. */
import { formatCount } from '@platform/web/format/amount';
import { useId } from 'react';
import { Link } from 'react-router';
import { packetTypeLabels } from '../../contract/lifecycle.ts';
import type { AvailablePacket } from '../../contract/packet.ts';
import { Cover } from '../drawings/Cover.tsx';
import { Remaining } from '../packet/Remaining.tsx';
import { packetPath } from '../path.ts';
import classes from './PacketCard.module.css';

interface PacketCardProps {
  packet: AvailablePacket;
  leaving: boolean;
  onGrab: () => void;
  /** The motion of leaving has ended. */
  onLeft: () => void;
}

export function PacketCard({ packet, leaving, onGrab, onLeft }: PacketCardProps) {
  const { id, type, sendType, senderName, senderAvatar, message, totalAmount, grabbed } = packet;
  const label = useId();
  return (
    <article
      className={classes['card']}
      aria-labelledby={label}
      data-leaving={leaving || undefined}
      inert={leaving}
      onAnimationEnd={({ target, currentTarget }) => {
        if (leaving && target === currentTarget) onLeft();
      }}
    >
      <Cover senderName={senderName} senderAvatar={senderAvatar} message={message} labelId={label} brief>
        <p className={classes['kind']}>
          {sendType === 'private' && <span>专属</span>}
          <span>{packetTypeLabels[type]}</span>
          <span>{formatCount(totalAmount)} 豆</span>
        </p>
        <Remaining packet={packet} />
        {grabbed ? (
          <Link to={packetPath(id)} className={classes['seen']} aria-describedby={label}>
            已抢到 · 看手气
          </Link>
        ) : (
          <>
            <button type="button" className={classes['grab']} aria-describedby={label} onClick={onGrab}>
              抢红包
            </button>
            <Link to={packetPath(id)} className={classes['more']} aria-describedby={label}>
              详情
            </Link>
          </>
        )}
      </Cover>
    </article>
  );
}
