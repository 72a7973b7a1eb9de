/** The second slide's picture: a pagoda of letters rising from an open book, the young on their way up to it. */
import { useId } from 'react';
import {
  Cloud,
  hill,
  ink,
  mist,
  Pine,
  palette,
  Roof,
  shade,
  slate,
  stone,
  sun,
  tile,
  wall,
} from './motifs.tsx';

const storeys = [
  { y: 278, half: 74, high: 30 },
  { y: 238, half: 64, high: 27 },
  { y: 201, half: 55, high: 25 },
  { y: 167, half: 46, high: 22 },
  { y: 136, half: 38, high: 20 },
  { y: 108, half: 30, high: 17 },
] as const;

/** One storey: wall, openings, balustrade, and the roof that shelters it. */
function Storey({ y, half, high }: { y: number; half: number; high: number }) {
  const w = half * 0.72;
  const door = half * 0.13;
  return (
    <>
      <path d={`M${600 - w} ${y}h${w * 2}v${high}H${600 - w}Z`} fill={stone} />
      <path
        d={`M${600 - w} ${y + high - 7}h${w * 2}M${600 - w * 0.62} ${y}v${high}M${600 + w * 0.62} ${y}v${high}M${600 - w} ${y + 3}h${w * 2}`}
        strokeWidth=".7"
      />
      <path
        d={`M${600 - door} ${y + high}v${-high * 0.5}a${door} ${door} 0 0 1 ${door * 2} 0v${high * 0.5}Z`}
        fill={shade}
        stroke="none"
      />
      <path
        d={`M${600 - w * 0.9} ${y + high * 0.32}h${w * 0.18}v${high * 0.36}h${-w * 0.18}ZM${600 + w * 0.72} ${y + high * 0.32}h${w * 0.18}v${high * 0.36}h${-w * 0.18}Z`}
        fill={wall}
        strokeWidth=".7"
      />
      <Roof y={y} half={half} rise={high * 0.5} fill={slate} />
    </>
  );
}

/** A scholar's lantern on a pole. */
function Lantern({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v-52M0-52q0-8 9-8h5" strokeWidth="1.6" />
      <path d="M14-60v5M8-55h12M8-34h12" />
      <path d="M8-55c-7 5-7 16 0 21h12c7-5 7-16 0-21Z" fill={wall} />
      <path d="M14-55v21M10-55c-3 6-3 15 0 21M18-55c3 6 3 15 0 21" strokeWidth=".6" />
      <path d="M14-34v9M12-25l2 5 2-5" strokeWidth=".8" />
    </g>
  );
}

/** A young scholar in a long robe, a case of books on the back, going towards the axis. */
function Scholar({ x, y, s, robe }: { x: number; y: number; s: number; robe: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-9-34h-9v-20h10Z" fill={tile} strokeWidth="1" />
      <path d="M-17-41h8M-18-48h9" strokeWidth=".7" />
      <path d="M-2-44C-10-40-11-14-13 0H11C10-14 9-38 4-44Z" fill={robe} />
      <path d="M1-43C0-28 0-14-1 0M4-40C12-36 14-28 20-26" strokeWidth=".8" />
      <path d="M4-40C12-38 13-32 20-29L19-24C11-26 6-28 3-31Z" fill={robe} />
      <circle cx="1" cy="-51" r="6.5" fill={stone} />
      <path d="M-6-52C-7-60 8-61 8-53C4-56-2-56-6-52ZM-1-58v-5h4v5" fill={ink} />
    </g>
  );
}

function Crane({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        d="M-4 4C-22-10-48-12-66-4C-46-2-30 6-16 14C-26 16-34 20-40 26C-26 24-8 22 6 14C22 10 34-4 42-20C28-16 10-8-4 4Z"
        fill={stone}
      />
      <path d="M-4 4C-10-14-6-36 10-50C12-34 14-16 8 8Z" fill={stone} />
      <path d="M6 12C18 10 30 12 44 6L58 8" strokeWidth="2" />
      <path d="M-66-4C-58-10-48-10-40-9M10-50C4-44 2-38 0-32M-40 26C-48 30-60 30-70 28" strokeWidth="3" />
      <circle cx="44" cy="5" r="2.6" fill={wall} stroke="none" />
    </g>
  );
}

/** What stands on the left of the axis; the right is its mirror image. */
function Side() {
  return (
    <>
      <path
        d="M0 318C70 290 96 230 158 236C214 242 232 196 292 202C350 208 372 262 430 246C500 228 540 262 600 250V408H0Z"
        fill={mist}
        opacity=".5"
        stroke="none"
      />
      <path
        d="M0 372C60 340 130 306 190 318C260 332 290 290 356 298C420 306 470 340 600 326V408H0Z"
        fill={hill}
        opacity=".4"
        stroke="none"
      />
      <Cloud x={128} y={214} s={0.8} />
      <Cloud x={462} y={176} s={0.62} />
      <Cloud x={322} y={252} s={0.66} />
      <Crane x={352} y={122} s={0.86} />
      <Crane x={216} y={168} s={0.52} />
      <Crane x={462} y={82} s={0.44} />
      {/* the book's leaf, its edges and its lines of writing */}
      <path d="M600 330C560 300 470 296 352 318L318 398C440 374 548 380 600 408Z" fill={stone} />
      <path d="M318 398L314 404C440 382 548 386 600 414V408C548 380 440 374 318 398Z" fill={tile} />
      <path
        d="M560 317L556 379M524 310L514 373M488 308L472 370M452 309L432 371M416 312L392 375M382 316L356 382"
        strokeWidth=".8"
        strokeDasharray="7 4 3 4 9 5"
        opacity=".75"
      />
      <path d="M588 329L584 388M368 320L334 393" strokeWidth=".6" opacity=".6" />
      <Lantern x={282} y={396} />
      <Lantern x={206} y={400} />
      <Scholar x={250} y={402} s={0.74} robe={slate} />
      <Scholar x={158} y={404} s={0.62} robe={wall} />
      <Pine x={110} y={406} s={1} />
      <Pine x={70} y={408} s={0.7} />
    </>
  );
}

/** The drawing, 1200 by 420; colours as in the first slide's. */
export function ScholarAxis({ className }: { className?: string | undefined }) {
  const side = useId();
  return (
    <svg viewBox="0 0 1200 420" className={className} aria-hidden="true" focusable="false" style={palette}>
      <g fill="none" stroke={ink} strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="600" cy="142" r="118" fill={sun} opacity=".5" stroke="none" />
        <circle cx="600" cy="142" r="128" strokeWidth=".8" opacity=".5" />
        <g id={side}>
          <Side />
        </g>
        <use href={`#${side}`} transform="matrix(-1 0 0 1 1200 0)" />
        <path d="M600 0V420" strokeWidth="1" />
        <path d="M600 36V72" strokeWidth="2" />
        <path d="M592 92h16M594 84h12M595 77h10M596 70h8M598 63h4" strokeWidth="2.4" />
        <Roof y={108} half={30} rise={14} fill={slate} />
        {storeys.map((storey) => (
          <Storey key={storey.y} {...storey} />
        ))}
        <path d="M524 308H676V318H524ZM510 318H690V330H510Z" fill={stone} />
        <path d="M510 324H690" strokeWidth=".6" />
        <path d="M590 308H610L622 352H578Z" fill={stone} />
        <path d="M588 316H612M586 324H614M584 332H616M582 340H618" strokeWidth=".7" />
        <path d="M600 352V420M600 36V4" strokeWidth="1" stroke={wall} />
        <path d="M600 8L606 18L600 28L594 18Z" fill={wall} stroke="none" />
        <path d="M40 408H330M870 408H1160" />
      </g>
    </svg>
  );
}
