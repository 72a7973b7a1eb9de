/** An envelope that opens: its parts are in envelope.svg, its motion in the style sheet. */
import type { CSSProperties } from 'react';
import cover from './Cover.module.css';
import classes from './Envelope.module.css';
import drawing from './envelope.svg';

interface EnvelopeProps {
  state: 'closed' | 'loading' | 'open';
  /** The raccoon in the open envelope smiles and beans fly; otherwise it is sorry. */
  isWon: boolean;
}

/** The flight of the beans, on both sides of the axis: across and up in units of the drawing, rotation in degrees. */
const flights = [
  { across: 34, up: 150, rotation: 200 },
  { across: 74, up: 128, rotation: -240 },
  { across: 104, up: 78, rotation: 300 },
  { across: 118, up: 30, rotation: -160 },
].flatMap(({ across, up, rotation }) =>
  [1, -1].map(
    (side) =>
      ({
        '--across': `${side * across}px`,
        '--up': `${-up}px`,
        '--rotation': `${side * rotation}deg`,
      }) as CSSProperties,
  ),
);

function Part({ id, style }: { id: string; style?: CSSProperties }) {
  return <use href={`${drawing}#${id}`} className={classes[id]} style={style} />;
}

/** 240 by 320, with room above it for the flap and the beans. */
export function Envelope({ state, isWon }: EnvelopeProps) {
  return (
    <svg
      viewBox="-40 -108 320 440"
      className={`${cover['palette']} ${classes['envelope']}`}
      data-state={state}
      data-won={isWon || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <Part id="back" />
      <Part id="opened" />
      {/* Clips the raccoon at the envelope's lower edge. */}
      <svg x="-40" y="-150" width="320" height="470" viewBox="-40 -150 320 470" aria-hidden="true">
        <g className={classes['raccoon']}>
          <Part id="body" />
          <g transform="translate(120 34)">
            <Part id="head" />
            {isWon && <Part id="eyes" />}
            <Part id={isWon ? 'smile' : 'sorry'} />
          </g>
        </g>
      </svg>
      <Part id="pocket" />
      <Part id="axis" />
      <Part id="paws" />
      <Part id="flap" />
      <g transform="translate(120 96)">
        {flights.map((style, index) => (
          <Part key={index} id="bean" style={style} />
        ))}
      </g>
      <g transform="translate(120 136)">
        <Part id="seal" />
      </g>
    </svg>
  );
}
