/** Roofs, halls, walls and stairs. */
import { axis, brick, gold, ink, line, n, plane, slab, stone, times } from './kit.ts';

interface Roof {
  cx?: number;
  /** Of the eaves. */
  y: number;
  /** From the middle to the tip of an eave. */
  half: number;
  rise: number;
  fill: string;
  /** Half the length of the ridge, as a part of `half`. */
  ridge?: number;
  tiles?: string;
}

/** A roof with curved eaves and its tiles. */
export function roof({ cx = axis, y, half, rise, fill, ridge = 0.5, tiles = ink }: Roof): string {
  const r = half * ridge;
  const out = half - r;
  const side = (s: 1 | -1) =>
    `C${n(cx + s * (r + out * 0.2))} ${n(y - rise * 0.36)} ${n(cx + s * half * 0.8)} ${n(y - 3)} ${n(cx + s * half)} ${n(y - rise * 0.2)}`;
  const back = `C${n(cx - half * 0.8)} ${n(y - 3)} ${n(cx - r - out * 0.2)} ${n(y - rise * 0.36)} ${n(cx - r)} ${n(y - rise)}`;
  const shape = `M${n(cx - r)} ${n(y - rise)}H${n(cx + r)}${side(1)}L${n(cx + half - 5)} ${n(y + 5)}Q${n(cx)} ${n(y + 12)} ${n(cx - half + 5)} ${n(y + 5)}L${n(cx - half)} ${n(y - rise * 0.2)}${back}Z`;
  const rows = Math.max(6, Math.round(half / 13));
  const lines = times(rows, (i) => {
    const part = ((i + 0.5) / rows) * 2 - 1;
    return `M${n(cx + part * r)} ${n(y - rise)}Q${n(cx + part * (r + out * 0.35))} ${n(y - rise * 0.35)} ${n(cx + part * half * 0.93)} ${n(y + 5)}`;
  });
  const ends = `M${n(cx - r - 5)} ${n(y - rise - 9)}q3 9 5 9H${n(cx + r)}q2 0 5-9`;
  return plane(shape, fill) + line(lines, 1.1, tiles, 0.4) + line(ends, 5, tiles);
}

/** Brackets under an eave: a band with their rhythm. */
export const brackets = (y: number, half: number, fill = '#3f6a66', cx = axis): string =>
  slab(cx, y, half * 2, 12, fill) +
  line(
    times(Math.round(half / 9), (i) => `M${n(cx - half + 9 + i * 18)} ${n(y + 12)}l-5-8h10z`),
    1.4,
    gold,
    0.9,
  );

interface Hall {
  cx?: number;
  /** Of the floor. */
  y: number;
  half: number;
  height: number;
  bays: number;
  wall?: string;
  column?: string;
}

/** The front of a hall: wall, columns, doors. */
export function hall({ cx = axis, y, half, height, bays, wall = brick, column = '#7c2a1f' }: Hall): string {
  const bay = (half * 2) / bays;
  const doors = times(bays, (i) => {
    const x = cx - half + bay * (i + 0.5);
    const w = bay * 0.62;
    return `${slab(x, y - height * 0.72, w, height * 0.72, '#5d2018')}${line(`M${n(x)} ${n(y - height * 0.72)}V${n(y)}M${n(x - w / 4)} ${n(y - height * 0.66)}v${n(height * 0.3)}M${n(x + w / 4)} ${n(y - height * 0.66)}v${n(height * 0.3)}`, 1.2, gold, 0.7)}`;
  });
  const columns = times(bays + 1, (i) =>
    slab(cx - half + bay * i, y - height, Math.max(4, bay * 0.14), height, column),
  );
  return slab(cx, y - height, half * 2, height, wall) + doors + columns;
}

/** Terraces of stone, each wider than the one above, the top one's floor at y. */
export function terraces(y: number, half: number, count: number, high = 16, fill: string = stone): string {
  return times(count, (i) => {
    const w = half + i * 26;
    const top = y + i * high;
    const rails = times(Math.round(w / 11), (j) => `M${n(axis - w + 6 + j * 22)} ${n(top - 7)}v8`);
    return (
      slab(axis, top, w * 2, high, fill) +
      line(
        `M${n(axis - w)} ${n(top)}H${n(axis + w)}M${n(axis - w)} ${n(top - 7)}H${n(axis + w)}${rails}`,
        1.3,
        ink,
        0.45,
      )
    );
  });
}

/** Stairs on the axis, from y down. */
export function stairs(y: number, half: number, count: number, step = 7, fill = '#e7ddc9'): string {
  return (
    times(count, (i) => slab(axis, y + i * step, (half + i * 4) * 2, step - 1, fill)) +
    line(
      times(
        count,
        (i) => `M${n(axis - half - i * 4)} ${n(y + (i + 1) * step - 0.5)}h${n((half + i * 4) * 2)}`,
      ),
      1,
      ink,
      0.35,
    )
  );
}

/** A wall with battlements, its top at y. */
export function cityWall(y: number, height: number, fill: string, joint: string): string {
  const merlons = times(33, (i) => slab(i * 30, y - 15, 18, 15, fill));
  const courses = times(Math.floor(height / 13), (i) => `M0 ${n(y + 13 * (i + 1))}H960`);
  const joints = times(Math.floor(height / 13), (i) =>
    times(24, (j) => `M${j * 42 + (i % 2) * 21} ${n(y + 13 * i)}v13`),
  );
  return merlons + plane(`M0 ${y}H960V${y + height}H0Z`, fill) + line(courses + joints, 0.9, joint, 0.35);
}

/** A gate's arch on the axis, its floor at y. */
export const arch = (y: number, half: number, height: number, fill: string, cx = axis): string =>
  plane(
    `M${cx - half} ${y}V${y - height + half}A${half} ${half} 0 0 1 ${cx + half} ${y - height + half}V${y}Z`,
    fill,
  );
