/** An envelope that opens: the back, whoever sits in it, the pocket, the flap and the seal, all about the axis. */
import { useId } from 'react';
import classes from './Envelope.module.css';
import { palette } from './palette.ts';
import { type Mood, Paw, Raccoon } from './Raccoon.tsx';
import { Seal } from './Seal.tsx';

/** How far the opening has come. */
export type Stage = 'closed' | 'asking' | 'opened';

interface EnvelopeProps {
  stage: Stage;
  /** Who looks out once it is open. */
  mood: Mood;
  className?: string | undefined;
}

/** Where beans fly to, on both sides of the axis: across, up, and how far they turn. */
const flights = [
  { across: 34, up: 150, turn: 200 },
  { across: 74, up: 128, turn: -240 },
  { across: 104, up: 78, turn: 300 },
  { across: 118, up: 30, turn: -160 },
];

function Bean() {
  return (
    <>
      <path d="M-11 3C-13-7-3-13 5-9C13-6 14 4 7 9C3 12-1 7-3 7C-6 7-10 8-11 3Z" fill="var(--packet-gold)" />
      <path
        d="M-6-2Q-3-7 3-6"
        fill="none"
        stroke="var(--mantine-color-gold-0)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** 240 by 320, with room above it for the flap and what comes out. */
export function Envelope({ stage, mood, className }: EnvelopeProps) {
  const frame = useId();
  return (
    <svg
      viewBox="-40 -108 320 440"
      className={`${classes['envelope']} ${className ?? ''}`}
      style={palette}
      data-stage={stage}
      data-mood={mood}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id={frame}>
          <path d="M-40-150H280V300Q280 320 230 320H10Q-40 320-40 300Z" />
        </clipPath>
      </defs>
      <ellipse cx="120" cy="322" rx="104" ry="6" className={classes['shadow']} />
      <path
        d="M10 0H230Q240 0 240 10V310Q240 320 230 320H10Q0 320 0 310V10Q0 0 10 0Z"
        fill="var(--packet-inside)"
      />
      <g className={classes['opened']}>
        <path
          d="M10 0H230Q240 0 240 10V30C210 98 168 142 120 142C72 142 30 98 0 30V10Q0 0 10 0Z"
          fill="var(--packet-red-deep)"
        />
        <path
          d="M12 22C42 88 76 130 120 130C164 130 198 88 228 22"
          fill="none"
          stroke="var(--packet-gold)"
          strokeWidth="1"
          opacity="0.6"
        />
      </g>
      <g clipPath={`url(#${frame})`}>
        <g className={classes['guest']}>
          <path d="M62 84C50 130 44 190 44 320H196C196 190 190 130 178 84Z" fill="var(--raccoon-fur)" />
          <path
            d="M92 96C86 140 84 200 84 320H156C156 200 154 140 148 96Z"
            fill="var(--raccoon-light)"
            opacity="0.85"
          />
          <g transform="translate(120 34)">
            <Raccoon mood={mood} />
          </g>
        </g>
      </g>
      <path
        d="M0 44C30 92 76 118 120 118C164 118 210 92 240 44V310Q240 320 230 320H10Q0 320 0 310Z"
        fill="var(--packet-red)"
      />
      <g fill="none" stroke="var(--packet-gold)">
        <path d="M0 44C30 92 76 118 120 118C164 118 210 92 240 44" strokeWidth="1" opacity="0.8" />
        <path d="M12 96V290H30V308H210V290H228V96" strokeWidth="1.2" opacity="0.75" />
        <path d="M18 106V284H36V302H204V284H222V106" strokeWidth="0.6" opacity="0.55" />
        <path d="M120 118V302" strokeWidth="1" className={classes['axis']} />
      </g>
      <g className={classes['paws']}>
        <g transform="translate(62 104) rotate(14)">
          <Paw />
        </g>
        <g transform="translate(178 104) rotate(-14)">
          <Paw />
        </g>
      </g>
      <g className={classes['flap']}>
        <path
          d="M10 0H230Q240 0 240 10V44C210 98 168 142 120 142C72 142 30 98 0 44V10Q0 0 10 0Z"
          fill="var(--packet-red-flap)"
        />
        <path
          d="M10 36C40 88 76 130 120 130C164 130 200 88 230 36"
          fill="none"
          stroke="var(--packet-gold)"
          strokeWidth="1"
          opacity="0.7"
        />
        <path d="M120 8V100" stroke="var(--packet-gold)" strokeWidth="1" opacity="0.7" />
      </g>
      <g className={classes['beans']}>
        {flights.flatMap(({ across, up, turn }) =>
          [1, -1].map((side) => (
            <g
              key={`${side} ${across}`}
              style={
                {
                  '--across': `${side * across}px`,
                  '--up': `${-up}px`,
                  '--turn': `${side * turn}deg`,
                } as object
              }
            >
              <Bean />
            </g>
          )),
        )}
      </g>
      <g transform="translate(120 136)">
        <g className={classes['seal']}>
          <Seal />
        </g>
      </g>
    </svg>
  );
}
