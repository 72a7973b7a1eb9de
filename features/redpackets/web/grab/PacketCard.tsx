/** A packet in the list: an envelope with the number of shares left; all of it can be pressed. */
import { Group, Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { useId } from 'react';
import { Link } from 'react-router';
import { packetTypeLabels } from '../../contract/lifecycle.ts';
import type { AvailablePacket } from '../../contract/packet.ts';
import { packetPath } from '../../contract/path.ts';
import cover from '../drawings/Cover.module.css';
import { Cover } from '../drawings/Cover.tsx';
import { Remaining } from '../packet/Remaining.tsx';
import classes from './PacketCard.module.css';

interface PacketCardProps {
  packet: AvailablePacket;
  leaving: boolean;
  onGrab: () => void;
  /** The leaving animation has ended. */
  onLeft: () => void;
}

export function PacketCard({ packet, leaving, onGrab, onLeft }: PacketCardProps) {
  const { id, type, sendType, totalAmount, grabbed } = packet;
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
      <Cover packet={packet} labelId={label} truncated>
        <Group justify="center" gap="0 0.6rem" fz="xs">
          {sendType === 'private' && <span>专属</span>}
          <span>{packetTypeLabels[type]}</span>
          {totalAmount !== null && <span>{formatCount(totalAmount)} 豆</span>}
        </Group>
        <Remaining packet={packet} />
        {grabbed ? (
          <Link to={packetPath(id)} className={classes['grabbed']} aria-describedby={label}>
            已抢到 · 看手气
          </Link>
        ) : (
          <>
            <button
              type="button"
              className={`${cover['grab']} ${classes['grab']}`}
              aria-describedby={label}
              onClick={onGrab}
            >
              抢红包
            </button>
            <Text
              component={Link}
              to={packetPath(id)}
              size="xs"
              c="inherit"
              pos="relative"
              px="sm"
              style={{ zIndex: 1 }}
              aria-describedby={label}
            >
              详情
            </Text>
          </>
        )}
      </Cover>
    </article>
  );
}
