/** A round tile end of the eaves, with a relief for each award. */

import type { ReactNode } from 'react';
import type { AwardCategory } from '../../contract/category.ts';
import classes from './TileEnd.module.css';

const quarters = [0, 90, 180, 270];
const eighths = [0, 45, 90, 135, 180, 225, 270, 315];

const reliefs: Readonly<Record<AwardCategory, ReactNode>> = {
  // The sun over the gate on the axis.
  gold: (
    <>
      {eighths.map((turn) => (
        <path key={turn} d="M32 12.5Q35.5 16 32 21.5Q28.5 16 32 12.5Z" transform={`rotate(${turn} 32 32)`} />
      ))}
      <path d="M22 41V33H20L32 24L44 33H42V41H35.5V37A3.5 3.5 0 0 0 28.5 37V41Z" />
      <path d="M32 8V12M32 52V56" />
    </>
  ),
  // Four clouds around a knob.
  excellent: (
    <>
      {quarters.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 32 32)`}>
          <path d="M31 10.5V23M33 10.5V23" />
          <path d="M38 14C46 15 49 22 49 26C44 30 37 27 38 22C39 19 44 20 43 23" />
        </g>
      ))}
      <circle cx="32" cy="32" r="5.5" />
      <circle cx="32" cy="32" r="9" />
    </>
  ),
  // A small rosette.
  nomination: (
    <>
      {eighths.map((turn) => (
        <circle key={turn} cx="32" cy="18" r="4" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="7" />
    </>
  ),
};

export function TileEnd({ award }: { award: AwardCategory }) {
  return (
    <svg className={classes['tile']} data-award={award} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" className={classes['rim']} />
      <circle cx="32" cy="32" r="25" className={classes['field']} />
      <g className={classes['relief']}>{reliefs[award]}</g>
    </svg>
  );
}
