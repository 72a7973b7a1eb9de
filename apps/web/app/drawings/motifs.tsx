/** What the home page's drawings are made of: their colours, and what stands in more than one of them. */
import type { CSSProperties } from 'react';

/** The banner sets --axis-ink and so on; inside the drawing they have short names and a fallback each. */
export const palette = {
  '--i': 'var(--axis-ink, #2b2724)',
  '--d': 'var(--axis-shade, #2b2724)',
  '--v': 'var(--axis-vermilion, #c3402b)',
  '--t': 'var(--axis-tile, #b8913f)',
  '--s': 'var(--axis-slate, #4f6f6a)',
  '--w': 'var(--axis-stone, #e4dac4)',
  '--h': 'var(--axis-hill, #7fa08a)',
  '--m': 'var(--axis-mist, #b9c4bd)',
  '--o': 'var(--axis-sun, #e0a48a)',
  '--p': 'var(--axis-paper, #f6f0e3)',
} as CSSProperties;
export const [ink, shade, wall, tile, slate] = ['var(--i)', 'var(--d)', 'var(--v)', 'var(--t)', 'var(--s)'];
export const [stone, hill, mist, sun, paper] = ['var(--w)', 'var(--h)', 'var(--m)', 'var(--o)', 'var(--p)'];

const d = Math.round;

interface RoofProps {
  x?: number;
  y: number;
  half: number;
  rise: number;
  fill?: string;
}

/** A hipped roof with upturned eaves: eaves at y, the given half width and rise. */
export function Roof({ x = 600, y, half, rise, fill = tile }: RoofProps) {
  const ridge = d(half * 0.64);
  const run = half - ridge;
  const tiles = [-3, -2, -1, 1, 2, 3]
    .map((i) => `M${x + d((ridge * i) / 3.6)} ${y - rise}l${d((run * i) / 3.6)} ${rise - 2}`)
    .join('');
  const eave =
    `c${d(run * 0.6)}-${d(rise * 0.3)} ${run + 3} ${d(rise * 0.45) - rise} ${run + 7} ${5 - rise}h${ridge * 2}` +
    `c4 ${d(rise * 0.45) - 5} ${run + 7 - d(run * 0.6)} ${rise - 5 - d(rise * 0.3)} ${run + 7} ${rise - 5}`;
  const tip = d(half * 0.08) + 6;
  const sweep = d(half * 0.2) + 7;
  const foot = `q-${tip} 8-${sweep} 8H${x - half - 7 + sweep}q-${sweep - tip} 0-${sweep}-8`;
  return (
    <>
      <path d={`M${x - half - 7} ${y - 5}${eave}${foot}Z`} fill={fill} />
      <path d={tiles} strokeWidth=".6" opacity=".6" />
      <path d={`M${x - ridge - 4} ${y - rise - 5}q4 6 10 5h${ridge * 2 - 12}q6 1 10-5`} strokeWidth="2.4" />
    </>
  );
}

/** A colonnade under a roof: a red wall with columns and a band of brackets. */
export function Hall({
  x = 600,
  y,
  half,
  high,
  bays,
}: {
  x?: number;
  y: number;
  half: number;
  high: number;
  bays: number;
}) {
  const columns = Array.from(
    { length: bays - 1 },
    (_, i) => `M${d(x - half + (2 * half * (i + 1)) / bays)} ${y}v${high}`,
  );
  return (
    <>
      <path d={`M${x - half} ${y}h${half * 2}v${high}H${x - half}Z`} fill={wall} />
      <path d={`M${x - half} ${y}h${half * 2}v4H${x - half}Z`} fill={slate} />
      <path d={columns.join('')} />
    </>
  );
}

/** A cloud of curls, about its foot's middle. */
export function Cloud({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        d="M-92 16C-108 16-110-2-92-4C-90-20-66-24-56-12C-48-34-8-38 2-14C14-30 44-28 48-8C60-16 80-12 82-2C100 0 100 16 86 16Z"
        fill={paper}
        strokeWidth="1.4"
      />
      <path d="M-84 6C-74 8-72-4-82-3M-40 4C-28 4-28-16-42-14C-54-10-50 2-42-4M24 2C34 2 34-14 22-12M66 8C74 8 74-2 66-1" />
    </g>
  );
}

/** A pine, about its foot. */
export function Pine({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0 0C2-20-4-34 2-58M0-24C-10-30-16-30-20-40" strokeWidth="3" />
      <path
        d="M-30-60C-32-78-14-82-8-76C-2-90 18-88 20-76C32-80 42-68 36-58C22-52-14-52-30-60ZM-44-36C-46-48-34-52-28-48C-22-56-8-54-8-44C-4-40-8-36-12-34C-24-30-38-30-44-36ZM6-30C6-40 16-44 22-40C30-46 42-40 40-30C32-24 14-24 6-30Z"
        fill={hill}
      />
    </g>
  );
}
