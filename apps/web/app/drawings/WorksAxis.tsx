/** The third slide's picture: a cabinet of works about a moon gate, what hands have made on every shelf. */
import { useId } from 'react';
import { ink, mist, palette, paper, shade, slate, stone, sun, tile, wall } from './motifs.tsx';

/** A stem with blossoms, from the mouth of the vase up to the left. */
function Branch() {
  const blossoms = [
    [548, 96],
    [522, 124],
    [566, 72],
    [534, 62],
    [500, 100],
    [578, 122],
  ] as const;
  return (
    <>
      <path
        d="M598 186C596 160 580 140 562 122C548 108 536 106 520 108M562 122C566 104 560 88 548 72M580 142C576 132 578 124 580 118M540 108C530 98 516 94 506 96"
        strokeWidth="2.4"
      />
      {blossoms.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M0-3c-4-8 4-10 3-2c6-6 10 1 3 4c7 4 2 10-3 5c-1 8-9 5-5-1c-8 2-8-7 2-6Z"
            fill={wall}
            strokeWidth=".9"
          />
          <circle r="1.6" cx="1" cy="1" fill={tile} stroke="none" />
        </g>
      ))}
    </>
  );
}

/** A lidded tea caddy, an inkstone with its brush, a teapot, a fan, a lacquer box, scrolls: one to a compartment. */
function Teapot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22-14C-40-20-38-34-26-34M24-12C36-14 34-28 46-32" strokeWidth="3.4" />
      <path d="M-26 0C-36-22-18-36 0-36S36-22 26 0Z" fill={slate} />
      <path d="M-18-34C-14-42 14-42 18-34ZM-3-42a3.6 3.6 0 1 1 6 0" fill={slate} />
      <path d="M-22-24C-8-19 8-19 22-24" strokeWidth=".8" />
    </g>
  );
}

function Fan({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="-42" r="27" fill={paper} />
      <circle cy="-42" r="23" strokeWidth=".7" />
      <path d="M0-15V0" strokeWidth="3" />
      <path d="M-14-34C-6-44 4-42 12-54M-4-42C-6-50-2-54 2-56M2-44C8-44 12-40 16-38" />
      <circle cx="-13" cy="-50" r="3" fill={wall} stroke="none" />
      <path d="M0-3q-9 10-2 16M0-3q8 9 3 18" strokeWidth=".8" stroke={wall} />
    </g>
  );
}

function Jar({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-13 0C-32-14-28-44-12-52V-58H12V-52C28-44 32-14 13 0Z" fill={stone} />
      <path d="M-15-58h30v-7c-8-8-22-8-30 0ZM-2-71h4" fill={slate} />
      <path
        d="M-24-36q6-7 12 0t12 0t12 0t12 0M-25-24q6 7 12 0t12 0t12 0t13 0M-20-10h40"
        strokeWidth=".9"
        stroke={slate}
      />
    </g>
  );
}

function Box({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-34 0v-16h68V0ZM-36-16v-12h72v12Z" fill={wall} />
      <path d="M-24-28c2-12 46-12 48 0Z" fill={wall} />
      <path d="M-28-5h10v-6h-6v4M28-5H18v-6h6v4M-6-22h12v10H-6Z" stroke={tile} strokeWidth="1.1" />
    </g>
  );
}

function Scrolls({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-30 0L-24-34H24L30 0Z" fill={mist} />
      <path d="M-18-30L-26-66h9l5 36ZM-4-30V-72H6v42ZM12-30L22-62h8L20-30Z" fill={paper} />
      <path d="M-27-66h11M-5-72h12M21-62h10" strokeWidth="3" stroke={wall} />
      <path d="M-26-12h52M-25-20h50" strokeWidth=".7" />
    </g>
  );
}

function Figure({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22 0h44v-6h-44Z" fill={tile} />
      <path d="M-18-6C-20-30-10-38-10-48H10C10-38 20-30 18-6Z" fill={wall} />
      <circle cy="-56" r="9" fill={paper} />
      <path d="M-10-58C-12-72 12-72 10-58C4-63-4-63-10-58ZM-16-64l-8-14M16-64l8-14M0-68v-10" fill={ink} />
      <path d="M-13-30H13M0-48V-6M-16-18q8-6 16 0q8-6 16 0" strokeWidth=".9" stroke={tile} />
    </g>
  );
}

/** A palace lantern hanging from the beam. */
function Lantern({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0-60V0M-26 0H26M-30 0q-6-2-8-8M30 0q6-2 8-8" />
      <path d="M-22 0h44l8 14l-8 46h-44l-8-46Z" fill={wall} />
      <path d="M-10 0l-4 14l4 46M10 0l4 14l-4 46M-30 14h60" strokeWidth=".9" stroke={tile} />
      <path d="M-16 60h32M-12 60v18M0 60v26M12 60v18M-30 14v34M30 14v34" strokeWidth="1.1" />
    </g>
  );
}

/** What stands on the left of the axis; the right is its mirror image. */
function Side() {
  return (
    <>
      <path d="M0 46H600V58H0ZM0 58H600V63H0Z" fill={slate} />
      <path d="M0 63h600M20 46v12M120 46v12M220 46v12M320 46v12M420 46v12M520 46v12" strokeWidth=".7" />
      {/* the cabinet: uprights, shelves, the curve of the moon gate */}
      <path d="M150 63H444V388H150Z" fill={mist} opacity=".38" stroke="none" />
      <path d="M138 63h12v325h-12ZM262 63h7v325h-7ZM366 63h7v325h-7ZM138 388H600V400H138Z" fill={tile} />
      <path
        d="M150 168h112v6H150ZM269 142h97v6h-97ZM150 282h112v6H150ZM269 262h97v6h-97ZM373 214H424v6h-48ZM373 318H447v6H373ZM373 118H447v6H373Z"
        fill={tile}
      />
      <path
        d="M150 69h112M150 74h4v-6M269 69h97M150 180l10-6M262 180l-10-6M150 294l10-6M262 294l-10-6"
        strokeWidth=".8"
      />
      <Jar x={206} y={168} />
      <Scrolls x={318} y={142} />
      <Fan x={206} y={274} />
      <Teapot x={318} y={262} />
      <Box x={206} y={388} />
      <Figure x={318} y={388} />
      <path d="M386 214v-34h26v34ZM391 180v-8h16v8M386 196h26" fill={slate} />
      <path d="M388 318q-4-30 10-40q14 10 10 40ZM396 278v-8h4v8" fill={paper} />
      <path d="M386 388q0-20 20-24q20 4 20 24ZM400 364q6-10 12 0" fill={wall} />
      <path d="M392 118v-20h30v20ZM397 98l4-12h12l4 12" fill={stone} />
      <Lantern x={80} y={130} s={1} />
      <path d="M40 408H600" />
      <path d="M84 388h-60v-8h60Zm-6 0v14m-48-14v14" fill={tile} />
      <path d="M34 380c-8-22 0-40 20-44c20 4 28 22 20 44Z" fill={slate} />
      <path
        d="M54 336C50 310 36 300 22 292M54 336C56 306 70 292 86 286M54 336C54 312 52 296 56 276"
        strokeWidth="1.4"
      />
      <path
        d="M22 292q-14 2-18-8q14-4 18 8ZM86 286q14 4 20-8q-16-6-20 8ZM56 276q-10-10 0-20q10 10 0 20ZM36 306q-12 6-20-2q10-10 20 2ZM72 300q10 8 20 2q-8-12-20-2Z"
        fill={mist}
      />
    </>
  );
}

/** The drawing, 1200 by 420; colours as in the first slide's. */
export function WorksAxis({ className }: { className?: string | undefined }) {
  const side = useId();
  return (
    <svg viewBox="0 0 1200 420" className={className} aria-hidden="true" focusable="false" style={palette}>
      <g fill="none" stroke={ink} strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
        <g id={side}>
          <Side />
        </g>
        <use href={`#${side}`} transform="matrix(-1 0 0 1 1200 0)" />
        {/* the moon gate, with the sun in it */}
        <circle cx="600" cy="226" r="172" fill={tile} />
        <circle cx="600" cy="226" r="160" fill={paper} />
        <circle cx="600" cy="196" r="112" fill={sun} opacity=".55" stroke="none" />
        <circle cx="600" cy="226" r="154" strokeWidth=".7" />
        <path d="M600 0V66M600 66V386" strokeWidth="1" />
        <g>
          <Branch />
          <g transform="matrix(-1 0 0 1 1200 0)">
            <Branch />
          </g>
        </g>
        {/* the vase on the axis */}
        <path
          d="M586 186H614V200C646 214 652 262 630 300C622 316 622 326 624 336H576C578 326 578 316 570 300C548 262 554 214 586 200Z"
          fill={slate}
        />
        <path d="M584 182H616V190H584Z" fill={slate} />
        <path
          d="M566 232Q583 222 600 232T634 232M562 248Q581 238 600 248T638 248M572 298Q586 290 600 298T628 298"
          strokeWidth=".9"
          stroke={stone}
        />
        <path d="M600 256l9 12l-9 14l-9-14Z" fill={wall} />
        <path
          d="M556 336H644L650 346H550ZM560 346H640V352H560ZM566 352L560 372M634 352L640 372M546 372H654V380H546Z"
          fill={shade}
        />
        <path d="M138 388H1062V400H138Z" fill={tile} />
        <path d="M138 394H1062" strokeWidth=".6" />
        <path d="M600 388V420M600 0V40" strokeWidth="1" stroke={wall} />
        <path d="M600 26L607 38L600 50L593 38Z" fill={wall} stroke="none" />
      </g>
    </svg>
  );
}
