/** The first slide's picture: Beijing's central axis seen from the south, everything balanced on one line. */
import { useId } from 'react';
import {
  Cloud,
  Hall,
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

/** What stands on the left of the axis; the right is its mirror image. */
function Side() {
  const merlons = `M80 366${'v-8h10v8h10'.repeat(20)}`;
  return (
    <>
      <path
        d="M0 300C60 270 96 216 150 224C196 232 214 178 268 182C320 188 340 234 392 214C450 190 480 220 600 214V408H0Z"
        fill={mist}
        opacity=".45"
        stroke="none"
      />
      <path
        d="M0 344C70 312 120 270 176 282C232 292 250 248 318 256C390 264 430 300 600 280V408H0Z"
        fill={hill}
        opacity=".38"
        stroke="none"
      />
      <Cloud x={196} y={196} s={0.9} />
      <Cloud x={398} y={142} s={0.72} />
      <Cloud x={72} y={262} s={0.7} />
      <Roof x={452} y={286} half={92} rise={18} fill={slate} />
      <Hall x={452} y={288} half={78} high={26} bays={8} />
      <Roof x={300} y={300} half={40} rise={24} />
      <Hall x={300} y={302} half={30} high={16} bays={4} />
      <Roof x={300} y={322} half={50} rise={10} />
      <rect x={266} y={324} width={68} height={44} fill={stone} />
      <path d={merlons} fill={stone} />
      <path d="M64 366H480V400H56Z" fill={stone} />
      <path
        d="M60 378H480M90 366l-2 12M150 378v22M210 366v12M250 378v22M330 366v12M390 378v22M440 366v12M120 378v22M300 378v22M360 378v22"
        strokeWidth=".6"
        opacity=".6"
      />
      <Pine x={214} y={398} s={0.9} />
      <Pine x={176} y={402} s={0.62} />
      <Pine x={398} y={398} s={0.7} />
      <Pine x={96} y={402} s={0.8} />
      <path
        d="M488 96C476 88 462 86 452 90C464 92 472 98 478 106L474 116L486 108L498 112L492 102C498 94 508 88 518 86C506 84 496 88 488 96ZM430 68C422 63 413 62 407 64C414 66 419 70 423 75L421 81L428 76L436 78L432 72C436 67 442 63 448 62C441 61 435 63 430 68Z"
        fill={ink}
        stroke="none"
      />
    </>
  );
}

/** The hero drawing, 1200 by 420; colours follow the custom properties --axis-*, so it works on a dark ground too. */
export function HeroAxis({ className }: { className?: string | undefined }) {
  const side = useId();
  return (
    <svg viewBox="0 0 1200 420" className={className} aria-hidden="true" focusable="false" style={palette}>
      <g fill="none" stroke={ink} strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="600" cy="128" r="112" fill={sun} opacity=".55" stroke="none" />
        <circle cx="600" cy="128" r="122" strokeWidth=".8" opacity=".5" />
        <g id={side}>
          <Side />
        </g>
        <use href={`#${side}`} transform="matrix(-1 0 0 1 1200 0)" />
        <path d="M600 0V420" strokeWidth="1" />
        {/* bell tower and drum tower */}
        <Roof y={50} half={24} rise={20} fill={slate} />
        <Hall y={52} half={17} high={12} bays={4} />
        <path d="M576 64H624L628 100H572Z" fill={stone} />
        <path d="M594 100V84A6 7 0 0 1 606 84V100Z" fill={shade} stroke="none" />
        <Roof y={98} half={40} rise={18} fill={slate} />
        <Hall y={100} half={31} high={13} bays={6} />
        <Roof y={120} half={46} rise={9} fill={slate} />
        <path d="M558 122H642L646 160H554Z" fill={wall} />
        {/* the hill with its pavilion */}
        <path
          d="M392 282C440 232 500 226 540 196C570 176 630 176 660 196C700 226 760 232 808 282Z"
          fill={hill}
        />
        <path
          d="M470 262q14-14 28 0M520 236q12-12 24 0M656 236q12-12 24 0M702 262q14-14 28 0M556 256q12-12 24 0M620 256q12-12 24 0"
          strokeWidth="1"
        />
        <path d="M600 136L582 150H618Z" fill={tile} />
        <Roof y={158} half={28} rise={10} />
        <Hall y={160} half={21} high={8} bays={4} />
        <Roof y={174} half={38} rise={8} />
        <Hall y={176} half={30} high={10} bays={6} />
        <Roof y={192} half={48} rise={8} />
        <Hall y={194} half={38} high={12} bays={6} />
        {/* the great hall on its terraces */}
        <Roof y={246} half={104} rise={32} />
        <Hall y={248} half={84} high={10} bays={9} />
        <Roof y={268} half={122} rise={12} />
        <Hall y={270} half={104} high={26} bays={11} />
        <path d="M478 296H722V304H478ZM464 304H736V312H464ZM450 312H750V321H450Z" fill={stone} />
        {/* the gate */}
        <Roof y={330} half={98} rise={26} fill={slate} />
        <Hall y={332} half={80} high={11} bays={9} />
        <Roof y={352} half={114} rise={11} fill={slate} />
        <Hall y={354} half={96} high={12} bays={9} />
        <path d="M472 366H728L738 408H462Z" fill={stone} />
        <path d="M470 374H730M466 386H734M464 397H736" strokeWidth=".6" opacity=".6" />
        <path
          d="M584 408V388A16 16 0 0 1 616 388V408ZM528 408V393A11 11 0 0 1 550 393V408ZM650 408V393A11 11 0 0 1 672 393V408Z"
          fill={shade}
          stroke="none"
        />
        <path d="M40 408H1160M584 408L566 420M616 408L634 420" />
        <path d="M600 388V420M600 0V30" strokeWidth="1" stroke={wall} />
        <path d="M600 4L605 12L600 20L595 12Z" fill={wall} stroke="none" />
      </g>
    </svg>
  );
}
