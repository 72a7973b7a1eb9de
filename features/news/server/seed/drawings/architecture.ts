/** Scenes of buildings. */
import { arch, brackets, hall, roof, stairs, terraces, cityWall as wall } from './halls.ts';
import {
  axis,
  type Brush,
  brick,
  disc,
  gold,
  indigo,
  ink,
  line,
  n,
  paper,
  pine,
  plane,
  slab,
  slate,
  stone,
  times,
  vermilion,
} from './kit.ts';
import { birds, cloud, ground, halo, hills, roundTree, sky, stars, sun, way } from './land.ts';

/** A gate tower at sunrise, with the way through it. */
export const gateTower = (b: Brush): string =>
  sky(b, '#e9c9a4', '#f7e8cd') +
  sun(150, 62, '#e0703f') +
  b.mirror(cloud(720, 110, 1, '#b98d5c') + cloud(860, 180, 0.7, '#b98d5c')) +
  hills(b, 330, 90, '#c9a98a', 0.6) +
  ground(440, '#dccbad') +
  plane('M190 440L214 300H746L770 440Z', '#8d7f72') +
  line(`M214 300H746${times(9, (i) => `M${210 - i * 2} ${316 + i * 14}H${750 + i * 2}`)}`, 1.2, ink, 0.3) +
  way(440, '#eadfc8', '#8d7f72') +
  arch(440, 44, 104, '#3a2c26') +
  slab(axis, 292, 540, 10, stone) +
  hall({ y: 292, half: 190, height: 62, bays: 9 }) +
  brackets(220, 196) +
  roof({ y: 222, half: 250, rise: 34, fill: '#c58f3c', ridge: 0.72 }) +
  hall({ y: 190, half: 150, height: 28, bays: 9 }) +
  brackets(152, 156) +
  roof({ y: 154, half: 214, rise: 62, fill: '#cf9a45', ridge: 0.62 }) +
  b.mirror(birds(700, 90, ink));

/** A bell tower with pigeons in the morning. */
export const bellTower = (b: Brush): string =>
  sky(b, '#c9d7d4', '#f3ead6') +
  halo(236, '#b98d5c', [120, 170, 220, 270, 320]) +
  hills(b, 380, 70, '#a9b9ae', 0.55) +
  ground(452, '#d9cdb5') +
  b.mirror(
    slab(820, 390, 260, 62, '#b9ac98') +
      roof({ cx: 760, y: 392, half: 110, rise: 34, fill: slate }) +
      roof({ cx: 900, y: 400, half: 100, rise: 30, fill: '#6c747c' }),
  ) +
  plane('M330 452L346 318H614L630 452Z', '#968878') +
  line(
    times(9, (i) => `M${345 - i * 1.6} ${332 + i * 13}H${615 + i * 1.6}`),
    1.1,
    ink,
    0.28,
  ) +
  arch(452, 34, 84, '#3c312b') +
  terraces(310, 150, 1, 9) +
  slab(axis, 192, 210, 118, '#7c2a1f') +
  arch(310, 78, 108, '#2f2521') +
  plane('M440 236C440 214 520 214 520 236C522 262 528 280 540 292H420C432 280 438 262 440 236Z', '#6f7f62') +
  line('M430 280H530M438 262H522M442 244H518M480 204V218M452 216L456 290M508 216L504 290', 1.6, '#3f4a38') +
  line('M560 262H620', 8, '#8a5f3f') +
  b.mirror(slab(axis + 98, 192, 14, 118, brick)) +
  brackets(184, 118) +
  roof({ y: 186, half: 176, rise: 40, fill: '#4f6b5c', ridge: 0.62 }) +
  slab(axis, 122, 150, 26, brick) +
  brackets(112, 84) +
  roof({ y: 114, half: 136, rise: 58, fill: '#587564', ridge: 0.42 }) +
  b.mirror(birds(640, 120, ink, 1.3) + birds(760, 210, ink)) +
  way(452, '#e6dcc6', '#968878');

/** Roofs under the stars, the eaves lit from below. */
export const nightRoofs = (b: Brush): string => {
  const house = (cx: number, y: number, half: number, rise: number, tone: string) =>
    slab(cx, y, half * 1.7, 140, '#2a2f3a') +
    slab(cx, y + 2, half * 1.66, 9, '#d9a14c', 0.85) +
    roof({ cx, y, half, rise, fill: tone, tiles: '#11182a' });
  return (
    sky(b, '#131c2e', '#33425c') +
    stars(b, '#f2e6c8', 26) +
    sun(104, 40, '#f3e6c2') +
    hills(b, 330, 80, '#24314a', 0.9) +
    b.mirror(house(850, 330, 130, 44, '#3b485e') + house(690, 352, 120, 40, '#465369')) +
    house(axis, 300, 210, 74, '#4d5b72') +
    b.mirror(
      house(800, 430, 190, 58, '#2f3b50') + disc(664, 398, 4, '#f0b45c') + disc(890, 452, 5, '#f0b45c'),
    ) +
    slab(axis, 308, 340, 232, '#252b37') +
    times(
      5,
      (i) =>
        slab(axis - 120 + i * 60, 340, 32, 62, '#e0a552', 0.8) +
        line(`M${axis - 120 + i * 60} 340v62M${axis - 136 + i * 60} 371h32`, 1.6, '#3a2c20'),
    ) +
    roof({ y: 432, half: 260, rise: 70, fill: '#37445a', ridge: 0.6, tiles: '#11182a' }) +
    slab(axis, 436, 430, 9, '#d9a14c', 0.8) +
    ground(500, '#1c2331')
  );
};

/** A pagoda between two avenues. */
export const pagoda = (b: Brush): string =>
  sky(b, '#d7dde0', '#f5e6cc') +
  sun(122, 54, '#d9824a') +
  hills(b, 370, 120, '#9fb0a9', 0.6) +
  hills(b, 400, 60, '#7f9a8e', 0.6) +
  ground(446, '#d6c7a8') +
  b.mirror(
    times(4, (i) =>
      roundTree(900 - i * 92, 452 + (3 - i) * 16, 1.05 - i * 0.16, i % 2 ? '#d98a8f' : '#e3a6a4', '#6b4a3a'),
    ),
  ) +
  terraces(440, 110, 2, 10) +
  times(7, (i) => {
    const y = 424 - i * 46;
    const half = 88 - i * 8;
    return (
      slab(axis, y - 26, half * 1.5, 28, '#c9a27c') +
      arch(y + 2, 9, 22, '#4a3327') +
      b.mirror(slab(axis + half * 0.5, y - 18, 10, 14, '#5c4030')) +
      roof({ y: y - 26, half: half + 22, rise: 18, fill: '#6c6257', ridge: 0.7 })
    );
  }) +
  plane('M476 102L480 44L484 102ZM470 102H490V92H470Z', gold) +
  disc(axis, 72, 6, gold) +
  way(456, '#eadfc6', '#a08d70');

/** A city wall after the rain, the harvest before it. */
export const cityWall = (b: Brush): string =>
  sky(b, '#b9c8cf', '#eee3cd') +
  hills(b, 250, 120, '#93a7a6', 0.55) +
  b.mirror(cloud(700, 90, 1.1, '#f7f1e3', 0.9) + cloud(880, 150, 0.8, '#f7f1e3', 0.9)) +
  wall(262, 138, '#8b8377', '#2b2724') +
  plane('M360 400L372 214H588L600 400Z', '#978d7f') +
  line(
    times(14, (i) => `M${371 - i * 0.8} ${226 + i * 13}H${589 + i * 0.8}`),
    1,
    ink,
    0.28,
  ) +
  arch(400, 50, 128, '#3a302a') +
  hall({ y: 206, half: 92, height: 44, bays: 5 }) +
  brackets(152, 98) +
  roof({ y: 154, half: 142, rise: 54, fill: '#5f6a66', ridge: 0.56 }) +
  ground(400, '#c9b267') +
  b.mirror(
    times(6, (row) =>
      line(
        times(30 - row * 2, (i) => {
          const x = 560 + row * 14 + i * (14 + row * 1.6);
          const y = 424 + row * 20;
          return `M${n(x)} ${y}q-2-14 3-22M${n(x)} ${y}q4-10 10-14M${n(x)} ${y}q-5-8-9-10`;
        }),
        2,
        row % 2 ? '#a88934' : '#8f7a2e',
      ),
    ),
  ) +
  way(400, '#e2d3b0', '#8b8377');

/** A camera on its stand before the window. */
const camera = (): string =>
  slab(axis, 424, 70, 44, ink, 1, 6) +
  disc(axis, 446, 17, '#6f7a80') +
  disc(axis, 446, 10, '#25323b') +
  slab(axis, 416, 26, 10, ink) +
  line('M480 468L452 540M480 468L508 540M480 468V540', 6, ink);

/** What a window shows of a distant tower, between the trees. */
export const sightline = (b: Brush): string =>
  slab(axis, 0, 960, 540, '#7b4a35') +
  `<svg x="140" y="40" width="680" height="420" viewBox="140 40 680 420">${sky(b, '#cfdfe3', '#f4ead6')}${hills(b, 330, 60, '#a8bcb6', 0.6)}${ground(360, '#d8ccb2')}${times(5, (i) => slab(axis, 314 - i * 34, 54 - i * 6, 34, '#b98f6c') + roof({ y: 316 - i * 34, half: 44 - i * 5, rise: 12, fill: slate, ridge: 0.6 }))}${plane('M477 172L480 134L483 172Z', gold)}${b.mirror(times(5, (i) => roundTree(552 + i * 66, 372 + i * 22, 0.62 + i * 0.24, i % 2 ? '#9dbb86' : '#86a874', '#6a5443')))}${way(352, '#e9dfc8', '#a79a82')}</svg>` +
  line('M140 40H820V460H140Z', 16, '#4b2a1e') +
  line('M310 40V460M650 40V460', 9, '#4b2a1e') +
  b.mirror(line('M650 120H820M650 200H820M650 280H820M735 40V280M692 40V200M778 40V200', 5, '#4b2a1e')) +
  slab(axis, 460, 760, 26, '#5d3524') +
  camera();

/** An alley of grey walls under an old tree. */
export const alley = (b: Brush): string =>
  sky(b, '#dfe6e0', '#f6ead2') +
  sun(170, 46, '#e3a45c') +
  slab(axis, 300, 130, 70, '#b7a68c') +
  roof({ y: 304, half: 96, rise: 34, fill: slate }) +
  b.mirror(
    plane('M540 330L960 150V540H700Z', '#9a958c') +
      plane('M536 330L960 132V170L540 344Z', '#5f656b') +
      line(
        times(9, (i) => `M${556 + i * 45} ${346 + i * 6}L${600 + i * 45} ${524 + i * 16}`),
        1,
        ink,
        0.2,
      ) +
      plane('M640 330L702 304V520L640 442Z', '#7c2a1f') +
      line('M671 318V478M656 372h6M682 376h6', 2, gold) +
      plane('M632 322L712 288V302L632 336Z', '#4a4f55') +
      plane('M806 262L894 226V540L806 500Z', '#6a4a3a') +
      line('M850 244V520', 2, ink, 0.5),
  ) +
  plane('M452 350H508L700 540H260Z', '#cabfa9') +
  line('M480 352V540M466 372H494M452 398H508M430 430H530M404 470H556M370 516H590', 1.4, ink, 0.35) +
  times(
    9,
    (i) =>
      `<g opacity="${n(0.35 + i * 0.06)}">${plane(`M${axis + (i % 2 ? 16 : -22) * (1 + i * 0.1)} ${370 + i * 17}q6-9 12 0q2 7-3 9h-6q-5-2-3-9z`, ink)}</g>`,
  ) +
  line(
    'M730 372C716 280 744 214 700 130M716 260C760 220 790 220 824 190M722 210C690 180 664 172 640 150',
    18,
    '#5b4636',
  ) +
  times(13, (i) =>
    disc(
      600 + ((i * 61) % 290),
      60 + ((i * 37) % 120),
      40 + (i % 4) * 9,
      i % 2 ? '#7f9f6a' : '#93b07b',
      0.92,
    ),
  );

/** An obelisk, a triumphal arch and a palace gate on one line. */
export const obelisk = (b: Brush): string =>
  sky(b, '#c7d4de', '#f7e7cf') +
  sun(200, 78, '#e59a5e') +
  b.mirror(cloud(760, 90, 1, '#fff8ea', 0.95) + cloud(640, 150, 0.6, '#fff8ea', 0.9)) +
  hills(b, 372, 40, '#a9b6a6', 0.5) +
  slab(axis, 186, 300, 190, '#d9c8a8') +
  slab(axis, 172, 330, 18, '#c8b591') +
  slab(axis, 216, 300, 8, '#b9a57f') +
  arch(376, 62, 150, '#f3e4c8') +
  b.mirror(slab(596, 236, 44, 70, '#c8b591') + slab(596, 320, 54, 56, '#cdbb98')) +
  plane('M464 400L471 96L480 72L489 96L496 400Z', '#efe6d3') +
  plane('M480 72L489 96L496 400H480Z', '#d3c7b0') +
  ground(376, '#9db38a') +
  plane('M424 376H536L640 540H320Z', '#b9cfd6') +
  line('M480 378V540M440 400H520M420 440H540M390 490H570', 1.4, '#f6f0e3', 0.8) +
  plane('M476 384L470 520L480 534L490 520L484 384Z', '#efe6d3', 0.7) +
  b.mirror(
    times(5, (i) =>
      roundTree(620 + i * 78, 396 + i * 26, 0.5 + i * 0.17, i % 2 ? '#6f9276' : '#5f8568', '#5d4a3a'),
    ),
  ) +
  b.mirror(birds(690, 200, ink));

/** A lecture hall: rows of seats around a lamp. */
export const lectureHall = (b: Brush): string =>
  slab(axis, 0, 960, 540, '#e9dcc3') +
  plane('M0 0H960V70L700 150H260L0 70Z', '#d9c6a4') +
  slab(axis, 150, 440, 190, '#f6efe0') +
  b.mirror(
    plane('M700 150L960 70V540H860L700 340Z', '#dccbab') +
      times(3, (i) => plane(`M${738 + i * 70} ${166 - i * 4}h40v${118 + i * 18}h-40z`, '#bcd0cf')),
  ) +
  slab(axis, 176, 250, 120, '#3f5a4c', 1, 3) +
  line('M372 200H470M372 222H440M480 186V290M500 260q30-50 60 0M500 268h70', 2.4, '#eaf0e4', 0.85) +
  ground(340, '#c2a377') +
  slab(axis, 306, 90, 40, '#7c553a') +
  disc(axis, 286, 12, '#caa27e') +
  plane('M462 306q18-16 36 0z', indigo) +
  times(4, (row) => {
    const y = 382 + row * 44;
    const count = 7 + row * 2;
    const gap = 62 + row * 4;
    return times(count, (i) => {
      const x = axis + (i - (count - 1) / 2) * gap;
      const dip = Math.abs(i - (count - 1) / 2) * (5 + row);
      const tone = [vermilion, indigo, pine, gold, slate][(i * 3 + row * 2) % 5] ?? ink;
      return (
        disc(x, y - dip - 16, 13 + row, i % 3 ? '#2f2925' : '#4a382c') +
        plane(`M${n(x - 22 - row * 2)} ${n(y - dip + 26)}q${22 + row * 2} -46 ${44 + row * 4} 0z`, tone)
      );
    });
  }) +
  line('M480 0V80', 3, ink) +
  plane('M440 110Q480 60 520 110Z', vermilion) +
  disc(axis, 112, 9, '#fff3cf') +
  disc(axis, 112, 60, '#fff3cf', 0.25);

/** The temple, its terraces and its stairs: where shadows were measured. */
export const gnomon = (b: Brush): string =>
  sky(b, '#f0d9ae', '#f9efd8') +
  sun(108, 56, '#e2803f') +
  halo(108, '#c9803f', [96, 132, 172, 216]) +
  hills(b, 348, 60, '#cbb38a', 0.5) +
  ground(352, '#e4d3ad') +
  `<g fill="none" stroke="${brick}" stroke-opacity=".7">${times(4, (i) => `<ellipse cx="480" cy="450" rx="${120 + i * 76}" ry="${22 + i * 15}" stroke-width="1.4"/>`)}</g>` +
  line('M100 450H860M480 372V540', 1.4, brick, 0.8) +
  line(
    times(24, (i) => {
      const turn = (i * Math.PI) / 12;
      return `M${n(axis + Math.cos(turn) * 334)} ${n(450 + Math.sin(turn) * 64)}L${n(axis + Math.cos(turn) * 352)} ${n(450 + Math.sin(turn) * 68)}`;
    }),
    2,
    brick,
    0.8,
  ) +
  plane('M478 450L214 486L216 492L482 453Z', ink, 0.45) +
  plane('M478 450L746 486L744 492L480 453Z', ink, 0.18) +
  plane('M474 452L478 150H482L486 452Z', '#7d5a36') +
  line('M475 400H485M475 350H485M476 300H484M476 250H484M477 200H483', 2, '#4f3822') +
  disc(axis, 452, 12, '#7d5a36') +
  b.mirror(disc(746, 489, 5, vermilion) + birds(700, 210, ink)) +
  stairs(498, 60, 5, 8, '#efe4c9') +
  plane('M480 456l7 8-7 8-7-8z', vermilion);

/** A bracket set, taken apart along the axis. */
export const dougong = (b: Brush): string => {
  const bar = (y: number, half: number, tone: string) =>
    plane(
      `M${axis - half} ${y}H${axis + half}V${y + 12}C${axis + half - 4} ${y + 26} ${axis + half - 22} ${y + 28} ${axis + half - 34} ${y + 28}H${axis - half + 34}C${axis - half + 22} ${y + 28} ${axis - half + 4} ${y + 26} ${axis - half} ${y + 12}Z`,
      tone,
    ) + line(`M${axis - half} ${y}H${axis + half}`, 2.2, gold);
  const block = (x: number, y: number, w = 46) =>
    plane(
      `M${x - w / 2} ${y}H${x + w / 2}V${y + 12}L${x + w / 2 - 8} ${y + 26}H${x - w / 2 + 8}L${x - w / 2} ${y + 12}Z`,
      '#b5763f',
    ) + line(`M${x - w / 2} ${y + 12}H${x + w / 2}`, 1.6, ink, 0.5);
  return (
    slab(axis, 0, 960, 540, '#ece1cb') +
    slab(axis, 0, 960, 104, '#4f6b5c') +
    line(
      times(40, (i) => `M${i * 24 + 12} 0V104`),
      2,
      '#33493e',
      0.6,
    ) +
    times(40, (i) => disc(i * 24 + 12, 106, 10, '#5f7d6c') + disc(i * 24 + 12, 106, 4, gold)) +
    line('M480 118V520', 1.4, vermilion, 0.8) +
    b.mirror(line('M640 150V470M560 200V420', 1, ink, 0.25)) +
    slab(axis, 132, 620, 22, '#3e6f78') +
    b.mirror(times(4, (i) => block(axis + 40 + i * 88, 158, 40))) +
    bar(192, 300, '#3f7a72') +
    b.mirror(block(axis + 110, 228) + block(axis + 220, 228)) +
    block(axis, 228) +
    bar(264, 214, '#35656f') +
    b.mirror(block(axis + 130, 300)) +
    block(axis, 300) +
    bar(336, 142, '#3f7a72') +
    plane('M412 376H548V398L526 430H434L412 398Z', '#a9672f') +
    line('M412 398H548', 2.4, ink, 0.5) +
    slab(axis, 438, 150, 102, brick) +
    b.mirror(slab(axis + 66, 438, 12, 102, '#7c2a1f')) +
    slab(axis, 430, 210, 14, '#7d4b2a') +
    line('M300 462C250 470 214 486 190 520M660 462C710 470 746 486 770 520', 1.6, ink, 0.4) +
    b.mirror(disc(840, 300, 46, paper, 0.6) + line('M818 292h44M818 306h44M840 276v48', 3, vermilion, 0.5))
  );
};
