/** A round roof of the hall: rows of tiles down to a row of tile ends. */
import classes from './HallRoof.module.css';

interface HallRoofProps {
  /** Half the width at the ridge and at the eaves, and the height, in units of the drawing. */
  ridge: number;
  eaves: number;
  high: number;
  /** Rows of tiles on either side of the axis. */
  rows: number;
  /** The topmost roof has the golden finial. */
  finial?: boolean;
}

/** Sag of the eaves at the axis, for a round roof seen from below. */
const sag = 9;
const finialHigh = 26;

const round = (value: number) => Math.round(value * 10) / 10;

type Point = readonly [x: number, y: number];
const show = (points: readonly Point[]) => points.flat().map(round).join(' ');

/** The curve of a row of tiles from ridge to eaves; `share` from -1 to 1 is its position between the ends. */
function rowOf(
  share: number,
  { ridge, eaves, high }: HallRoofProps,
  top: number,
): [Point, Point, Point, Point] {
  const from = ridge * share;
  const run = (eaves - ridge) * share;
  const foot = top + high - sag * share * share;
  return [
    [from, top],
    [from + run * 0.16, top + high * 0.42],
    [from + run * 0.5, top + high * 0.7],
    [from + run, foot],
  ];
}

export function HallRoof(props: HallRoofProps) {
  const { eaves, high, rows, finial = false } = props;
  const top = finial ? finialHigh : 0;
  const shares = Array.from({ length: rows * 2 + 1 }, (_, place) => (place - rows) / rows);
  const rowsOfTiles = shares.map((share) => rowOf(share, props, top));
  const [, ...down] = rowOf(-1, props, top);
  const [ridge, first, second, end] = rowOf(1, props, top);
  const sagging: Point = [0, top + high + sag];
  const body = `M${show([[-ridge[0], top]])}C${show(down)}Q${show([sagging, end])}C${show([second, first, ridge])}Z`;
  const half = eaves + 6;
  return (
    <svg
      className={classes['roof']}
      viewBox={`${-half} 0 ${half * 2} ${top + high + 5}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={body} className={classes['tiles']} />
      <path
        d={rowsOfTiles.map(([from, ...rest]) => `M${show([from])}C${show(rest)}`).join('')}
        className={classes['rows']}
      />
      {rowsOfTiles.map(([, , , [x, y]]) => (
        <circle key={x} cx={round(x)} cy={round(y)} r="3.2" className={classes['end']} />
      ))}
      {finial && (
        <path
          d={`M0 1C3 6 7 8 7 13C7 17 4 18 3.5 20H6.5V23H9V${top + 2}H-9V23H-6.5V20H-3.5C-4 18-7 17-7 13C-7 8-3 6 0 1Z`}
          className={classes['finial']}
        />
      )}
    </svg>
  );
}
