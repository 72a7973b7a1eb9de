/** The front of an envelope: its sender on the flap, the seal on the axis, the greeting below. */
import { Text, VisuallyHidden } from '@mantine/core';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ReactNode } from 'react';
import classes from './Cover.module.css';
import drawing from './envelope.svg';

interface CoverProps {
  packet: { senderName: string; senderAvatar: string | null; message: string };
  /** Below the greeting. */
  children?: ReactNode;
  /** The id of the element that names the sender. */
  labelId?: string;
  /** Truncates a long greeting, for covers in a grid. */
  truncated?: boolean;
}

export function Cover({ packet, children, labelId, truncated = false }: CoverProps) {
  const { senderName, senderAvatar, message } = packet;
  return (
    <div className={`${classes['palette']} ${classes['cover']}`}>
      <svg viewBox="0 0 240 172" className={classes['upper']} aria-hidden="true" focusable="false">
        <use href={`${drawing}#cover`} />
        <g transform="translate(120 134)">
          <use href={`${drawing}#seal`} className={classes['seal']} />
        </g>
      </svg>
      <p className={classes['sender']}>
        <Avatar name={senderName} address={senderAvatar} />
        <Text component="span" inherit truncate id={labelId}>
          <Verbatim>{senderName}</Verbatim>
          <VisuallyHidden>的红包</VisuallyHidden>
        </Text>
      </p>
      <div className={classes['text']}>
        <p className={classes['message']}>
          <Text component="span" inherit {...(truncated ? { lineClamp: 3 } : {})}>
            <Verbatim>{message}</Verbatim>
          </Text>
        </p>
        {children}
      </div>
    </div>
  );
}
