/** What lies behind the banner's pictures on wide windows: ridges and the ground on which everything stands. */
import { useId } from 'react';
import { Cloud, hill, ink, mist, palette } from './motifs.tsx';

/** The left half; the right is its mirror image. */
function Side() {
  return (
    <>
      <path
        d="M0 300C80 240 130 250 200 262C290 276 330 196 420 190C520 184 560 262 660 268C760 274 800 226 900 236C1000 246 1080 300 1200 300V408H0Z"
        fill={mist}
        opacity=".5"
        stroke="none"
      />
      <path
        d="M0 352C90 330 140 300 230 312C330 326 380 286 470 290C580 296 620 340 730 336C850 330 900 300 1200 330V408H0Z"
        fill={hill}
        opacity=".34"
        stroke="none"
      />
      <Cloud x={210} y={170} s={0.7} />
      <Cloud x={470} y={120} s={0.9} />
      <path d="M0 408H1200" strokeWidth="1" />
    </>
  );
}

/** 2400 by 420, of which the window shows the middle. */
export function Distance({ className }: { className?: string | undefined }) {
  const side = useId();
  return (
    <svg
      viewBox="0 0 2400 420"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
      style={palette}
    >
      <g fill="none" stroke={ink} strokeWidth="1.1" strokeLinejoin="round" strokeLinecap="round" opacity=".7">
        <g id={side}>
          <Side />
        </g>
        <use href={`#${side}`} transform="matrix(-1 0 0 1 2400 0)" />
      </g>
    </svg>
  );
}
