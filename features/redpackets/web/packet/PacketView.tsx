/** A packet in full: the envelope with what can be done, the claims, the proof. */
import { formatCount } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { packetTypeLabels } from '../../contract/lifecycle.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { Cover } from '../drawings/Cover.tsx';
import { packetPath } from '../path.ts';
import { Claims } from './Claims.tsx';
import { GrabHere } from './GrabHere.tsx';
import classes from './PacketView.module.css';
import { Remaining } from './Remaining.tsx';
import { useLivePacket } from './useLivePacket.ts';
import { Verification } from './Verification.tsx';
import { endingOf } from './words.rules.ts';

export function PacketView({ packet, onGap }: { packet: PacketDetail; onGap: () => unknown }) {
  useLivePacket(packet, onGap);
  const { id, type, senderName, senderAvatar, message, totalAmount, totalCount, sendType, recipients } =
    packet;
  return (
    <article className={classes['view']}>
      <header>
        <h1>
          <Verbatim>{senderName}</Verbatim>的红包
        </h1>
        <p>
          {sendType === 'private' && '专属 · '}
          {packetTypeLabels[type]} · 共 {formatCount(totalAmount)} 浣熊豆，{totalCount} 个
        </p>
        {recipients.length > 0 && (
          <p>
            发给 <Verbatim>{recipients.join('、')}</Verbatim>
          </p>
        )}
      </header>
      <div className={classes['cover']}>
        <Cover senderName={senderName} senderAvatar={senderAvatar} message={message}>
          {packet.state === 'open' && <Remaining packet={packet} />}
          <GrabHere packet={packet} />
        </Cover>
      </div>
      <p className={classes['ending']}>
        {packet.state === 'open' ? (
          <ClientOnly fallback="24 小时内没抢完的会退回">
            {formatDateTime(packet.expiresAt)} 前没抢完的会退回
          </ClientOnly>
        ) : (
          endingOf(packet)
        )}
      </p>
      {sendType === 'public' && (
        <ShareButtons path={packetPath(id)} title={`${senderName}的红包`} text={message} />
      )}
      <Claims packet={packet} />
      <Verification packet={packet} />
    </article>
  );
}
