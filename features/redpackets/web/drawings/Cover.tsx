/** The front of an envelope with its words: who it is from on the flap, the seal on the axis, the wish below. */
import { VisuallyHidden } from '@mantine/core';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../platform/web/people/Avatar.tsx';
import classes from './Cover.module.css';
import { palette } from './palette.ts';
import { Seal } from './Seal.tsx';

interface CoverProps {
  senderName: string;
  senderAvatar: string | null;
  message: string;
  /** What lies below the wish. */
  children?: ReactNode;
  /** The id of the words that say whose packet it is. */
  labelId?: string;
  /** Cuts a long wish, where covers stand beside one another. */
  brief?: boolean;
}

/** Flap and seal, 240 by 172; the paper below it grows with its words. */
function Upper() {
  return (
    <svg viewBox="0 0 240 172" className={classes['upper']} aria-hidden="true" focusable="false">
      <path d="M0 0H240V44C210 98 168 140 120 140C72 140 30 98 0 44Z" fill="var(--packet-red-flap)" />
      <g fill="none" stroke="var(--packet-gold)" opacity="0.75">
        <path d="M0 44C30 98 72 140 120 140C168 140 210 98 240 44" strokeWidth="1" />
        <path d="M120 0V12M120 168V172" strokeWidth="1" />
      </g>
      <g transform="translate(120 134)">
        <g className={classes['seal']}>
          <Seal />
        </g>
      </g>
    </svg>
  );
}

export function Cover({ senderName, senderAvatar, message, children, labelId, brief = false }: CoverProps) {
  return (
    <div className={classes['cover']} style={palette}>
      <Upper />
      <p className={classes['sender']}>
        <Avatar name={senderName} address={senderAvatar} />
        <span id={labelId}>
          <Verbatim>{senderName}</Verbatim>
          <VisuallyHidden>的红包</VisuallyHidden>
        </span>
      </p>
      <div className={classes['words']}>
        <p className={classes['message']} data-brief={brief || undefined}>
          <Verbatim>{message}</Verbatim>
        </p>
        {children}
      </div>
    </div>
  );
}
