/** Scenes under the open sky: water, trees, flight and light. */
import { brackets, hall, roof, stairs, terraces } from './halls.ts';
import {
  at,
  axis,
  type Brush,
  brick,
  disc,
  gold,
  indigo,
  ink,
  line,
  n,
  oval,
  paper,
  pine,
  plane,
  ring,
  slab,
  slate,
  times,
  vermilion,
} from './kit.ts';
import {
  birds,
  cloud,
  cypressTree,
  ground,
  halo,
  hills,
  ripples,
  roundTree,
  sky,
  stars,
  sun,
} from './land.ts';

/** A harbour: the lighthouse over the ship, the ship over its mirror image. */
export const harbour = (b: Brush): string =>
  sky(b, '#e7b98c', '#f8e4c3') +
  sun(214, 72, '#d9532f') +
  b.mirror(cloud(700, 100, 1.1, '#fff3dc', 0.9) + cloud(850, 170, 0.7, '#fff3dc', 0.9)) +
  hills(b, 318, 70, '#a98f8a', 0.6) +
  ground(322, '#3f6a78') +
  b.mirror(
    plane('M760 322L782 190H818L840 322Z', '#efe3cc') +
      slab(800, 172, 50, 18, brick) +
      slab(800, 146, 30, 26, '#f6d48a') +
      roof({ cx: 800, y: 148, half: 32, rise: 18, fill: brick, ridge: 0.2 }) +
      line('M774 246H826M779 218H821M768 286H832', 6, vermilion, 0.75) +
      plane('M700 322H900L880 338H720Z', '#6a5a4c'),
  ) +
  b.mirror(
    plane('M484 150C560 170 590 240 596 318H484Z', '#f2e2c0') +
      line('M484 180Q548 190 566 206M484 218Q566 226 584 244M484 258Q578 264 592 280', 3, '#8f5a34') +
      line('M484 130V340', 4, '#5b3c28'),
  ) +
  plane('M330 330Q480 352 630 330L596 400Q480 424 364 400Z', '#7b4630') +
  line('M338 346Q480 368 622 346M350 372Q480 394 610 372', 2.4, gold, 0.85) +
  b.mirror(disc(axis + 78, 380, 8, paper) + disc(axis + 78, 380, 3.5, ink)) +
  plane('M480 132h34l-10 12 10 12h-34z', vermilion) +
  plane('M372 412Q480 440 588 412L560 470Q480 486 400 470Z', '#2b4c58', 0.5) +
  ripples(b, 410, '#dfeae6', 7);

/** A street of lanterns up a hill. */
export const lanterns = (b: Brush): string => {
  const lantern = (x: number, y: number, r: number, colour: string) =>
    disc(x, y, r * 2.1, '#ffca73', 0.16) +
    line(`M${n(x)} ${n(y - r * 2.4)}V${n(y - r)}M${n(x)} ${n(y + r)}v${n(r * 1.1)}`, 1.6, '#5b2418') +
    oval(x, y, r * 1.12, r, colour) +
    line(
      `M${n(x - r * 0.6)} ${n(y - r * 0.8)}Q${n(x - r * 0.9)} ${n(y)} ${n(x - r * 0.6)} ${n(y + r * 0.8)}M${n(x + r * 0.6)} ${n(y - r * 0.8)}Q${n(x + r * 0.9)} ${n(y)} ${n(x + r * 0.6)} ${n(y + r * 0.8)}M${n(x)} ${n(y - r)}V${n(y + r)}`,
      1.2,
      '#7c2a1f',
      0.7,
    ) +
    slab(x, y - r - 3, r * 0.9, 5, gold) +
    slab(x, y + r - 2, r * 0.9, 5, gold) +
    slab(x, y + r * 2, r * 0.7, r * 0.9, paper, 0.92);
  return (
    sky(b, '#1c2740', '#5b4a55') +
    stars(b, '#f6e7c4', 16) +
    sun(92, 36, '#f7e6b7') +
    b.mirror(
      plane('M560 330L960 90V540H760Z', '#2f2d3a') +
        times(5, (i) => slab(690 + i * 64, 270 - i * 22 + i * 8, 34, 46 + i * 8, '#e9a850', 0.75)) +
        roof({ cx: 860, y: 190, half: 130, rise: 44, fill: '#3d3a49', tiles: '#14161f' }),
    ) +
    slab(axis, 214, 150, 90, '#3b3340') +
    roof({ y: 220, half: 120, rise: 46, fill: '#4a4453', tiles: '#14161f' }) +
    slab(axis, 244, 40, 60, '#f0b45c', 0.9) +
    stairs(304, 92, 12, 20, '#8b7a74') +
    times(5, (i) => {
      const k = i / 4;
      const y = 208 + i * 22;
      const half = 130 + i * 72;
      return (
        line(
          `M${axis - half} ${y - 60 - i * 6}Q480 ${y + 10 + i * 10} ${axis + half} ${y - 60 - i * 6}`,
          1.6,
          '#2a1a16',
        ) +
        b.mirror(
          lantern(axis + half * 0.66, y + 2 + i * 3, 9 + k * 17, i % 2 ? '#d9482c' : '#e66a3a') +
            (i > 1
              ? lantern(axis + half * 0.3, y + 26 + i * 7, 8 + k * 13, i % 2 ? '#eaa24a' : '#d9482c')
              : ''),
        )
      );
    })
  );
};

/** A bridge whose arch and mirror image make a circle. */
export const stoneBridge = (b: Brush): string =>
  sky(b, '#cfdcd8', '#f4ecd8') +
  hills(b, 270, 130, '#8fa8a0', 0.45) +
  hills(b, 300, 70, '#7f9f92', 0.5) +
  sun(116, 44, '#e39a5a') +
  ground(348, '#a9c3bf') +
  b.mirror(
    line('M900 352C880 250 912 180 880 96', 10, '#5b4a3a') +
      times(9, (i) =>
        line(
          `M${884 - (i % 3) * 6} ${104 + i * 9}C${846 - i * 9} ${120 + i * 6} ${828 - i * 7} ${170 + i * 8} ${820 - i * 8} ${236 + i * 9}`,
          3,
          i % 2 ? '#7fa06c' : '#93b27d',
          0.9,
        ),
      ),
  ) +
  plane('M60 360C240 352 320 232 480 224C640 232 720 352 900 360V372H60Z', '#d9cfbb') +
  plane('M376 372A104 104 0 0 1 584 372Z', '#a9c3bf') +
  line('M376 372A104 104 0 0 1 584 372', 7, '#b7ab94') +
  line(
    times(13, (i) => {
      const turn = Math.PI + (i * Math.PI) / 12;
      return `M${n(axis + Math.cos(turn) * 104)} ${n(372 + Math.sin(turn) * 104)}L${n(axis + Math.cos(turn) * 126)} ${n(372 + Math.sin(turn) * 126)}`;
    }),
    1.4,
    ink,
    0.4,
  ) +
  line(
    'M60 350C240 342 320 222 480 214C640 222 720 342 900 350M60 328C240 320 320 200 480 192C640 200 720 320 900 328',
    4,
    '#efe7d6',
  ) +
  b.mirror(
    times(9, (i) => {
      const x = axis + 14 + i * 46;
      const k = (x - axis) / 420;
      const y = 206 + 128 * (k < 0.5 ? 2 * k * k * 1.12 : 1 - 2 * (1 - k) * (1 - k) * 0.95);
      return slab(x, y - 16, 9, 30, '#cabda4') + disc(x, y - 18, 5.5, '#cabda4');
    }),
  ) +
  `<g transform="matrix(1 0 0 -1 0 744)" opacity=".32">${plane('M376 372A104 104 0 0 1 584 372L630 372C600 270 560 230 480 224C400 230 360 270 330 372Z', '#6f7f7a')}</g>` +
  ripples(b, 380, '#f6f3e6', 7) +
  b.mirror(line('M430 192C470 186 476 186 480 186', 6, vermilion));

/** Cranes over the palace roofs. */
export const crane = (b: Brush): string => {
  const bird = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      plane(
        'M0 0C-30-22-74-30-118-8C-82-12-50-4-22 12ZM0 0C20-40 62-62 108-54C74-42 44-18 24 12Z',
        '#fffaf0',
      ) +
        plane('M-118-8C-98-20-86-22-74-22L-92-6ZM108-54C86-58 76-54 66-50L88-42Z', ink) +
        plane('M-24 10C0-8 34-2 46 10C30 20-2 22-24 10Z', '#fffaf0') +
        line('M44 10C64 6 76-4 92-4', 4.5, '#fffaf0') +
        disc(93, -4, 5, vermilion) +
        line('M97-4L114 0', 2, ink) +
        line('M-22 12L-62 22M-20 14L-58 28', 2.2, ink),
      s,
    );
  return (
    sky(b, '#9fb9c4', '#efe3c8') +
    sun(176, 58, '#f2d08a') +
    b.mirror(
      cloud(680, 300, 1.3, '#fff7e4', 0.95) +
        cloud(850, 240, 1, '#fff7e4', 0.95) +
        cloud(610, 230, 0.8, '#fff7e4', 0.9),
    ) +
    b.mirror(
      roof({ cx: 830, y: 478, half: 190, rise: 62, fill: '#b98a3d', ridge: 0.6 }) +
        brackets(482, 150, '#3f6a66', 830) +
        slab(830, 494, 300, 46, brick),
    ) +
    roof({ y: 440, half: 250, rise: 84, fill: '#c8953f', ridge: 0.56 }) +
    brackets(446, 206) +
    slab(axis, 458, 400, 82, brick) +
    b.mirror(
      slab(axis + 40, 458, 10, 82, '#7c2a1f') +
        slab(axis + 120, 458, 10, 82, '#7c2a1f') +
        slab(axis + 196, 458, 10, 82, '#7c2a1f'),
    ) +
    b.mirror(bird(720, 150, 0.86) + bird(610, 96, 0.5) + bird(850, 84, 0.6)) +
    bird(axis - 10, 236, 0.95)
  );
};

/** The altar's wall. */
const terraceWall = (): string => slab(820, 400, 300, 60, brick, 0.85) + slab(820, 388, 310, 14, '#5f7d6c');

/** The old cypress and the rings that it keeps. */
export const cypress = (b: Brush): string =>
  sky(b, '#d5dfd6', '#f4ead2') +
  halo(270, '#8a6b45', [96, 118, 134, 160, 172, 196, 226, 240, 268, 300, 318, 352]) +
  sun(120, 44, '#e2a05a') +
  ground(446, '#d3c6a3') +
  b.mirror(
    terraceWall() +
      cypressTree(760, 456, 1.05, '#5f7f68', '#6b4d38') +
      cypressTree(880, 474, 1.3, '#4f7059', '#6b4d38') +
      cypressTree(672, 450, 0.8, '#6f8f76', '#6b4d38'),
  ) +
  plane(
    'M424 470C446 440 452 396 446 340C440 290 456 240 462 190H498C504 240 520 290 514 340C508 396 514 440 536 470C510 462 500 474 480 474C460 474 450 462 424 470Z',
    '#7a5a40',
  ) +
  line(
    'M462 450C470 400 462 330 474 210M480 462C484 390 476 320 484 200M498 450C490 400 502 330 490 220M454 420C460 380 456 350 460 320',
    2.4,
    '#4d3627',
    0.7,
  ) +
  line(
    'M466 240C430 220 414 196 400 160M494 240C530 220 546 196 560 160M470 200C456 170 450 150 446 116M490 200C504 170 510 150 514 116',
    12,
    '#7a5a40',
  ) +
  b.mirror(
    times(6, (i) =>
      oval(
        490 + i * 22,
        178 - Math.abs(2 - i) * 8 + (i % 2) * 22,
        44 - i * 3,
        24,
        i % 2 ? '#52755d' : '#5f8469',
      ),
    ),
  ) +
  times(7, (i) =>
    oval(axis + (i - 3) * 34, 92 + Math.abs(i - 3) * 18, 42, 30, i % 2 ? '#4a6c56' : '#587c63'),
  ) +
  oval(axis, 64, 40, 30, '#638a6f') +
  oval(axis, 478, 150, 14, '#b9a87f', 0.7) +
  b.mirror(birds(610, 70, ink));

/** Swallow kites over the drum tower. */
export const kites = (b: Brush): string => {
  const kite = (x: number, y: number, s: number, body: string) =>
    at(
      x,
      y,
      plane(
        'M0-20C30-44 84-52 118-22C92-26 70-12 52 8C34 8 14 6 0 0C-14 6-34 8-52 8C-70-12-92-26-118-22C-84-52-30-44 0-20Z',
        body,
      ) +
        plane('M-22 2L-54 92L-24 66L0 14L24 66L54 92L22 2Z', body) +
        disc(0, -26, 17, body) +
        disc(-7, -29, 4.5, paper) +
        disc(7, -29, 4.5, paper) +
        disc(-7, -29, 2, ink) +
        disc(7, -29, 2, ink) +
        plane('M0-22l4 7h-8z', gold) +
        line(
          'M-92-30C-76-20-62-8-50 2M92-30C76-20 62-8 50 2M-70-36C-56-24-44-12-36 0M70-36C56-24 44-12 36 0M-14 20L-36 68M14 20L36 68',
          2.6,
          paper,
          0.9,
        ) +
        disc(0, 4, 8, gold) +
        ring(0, 4, 13, 2, paper),
      s,
    );
  return (
    sky(b, '#a9cad6', '#f6ecd2') +
    b.mirror(cloud(720, 90, 1.1, '#fffaf0', 0.95) + cloud(860, 200, 0.9, '#fffaf0', 0.95)) +
    hills(b, 420, 50, '#a9bb9a', 0.6) +
    ground(460, '#d9ccae') +
    b.mirror(
      times(4, (i) => roundTree(900 - i * 90, 470, 0.9 - i * 0.12, i % 2 ? '#b5cf8e' : '#9fbf7c', '#6b5242')),
    ) +
    plane('M372 462L386 392H574L588 462Z', '#9a3b2a') +
    terraces(384, 112, 1, 8) +
    hall({ y: 384, half: 96, height: 40, bays: 5 }) +
    brackets(336, 104) +
    roof({ y: 338, half: 142, rise: 26, fill: '#6c747c', ridge: 0.7 }) +
    hall({ y: 314, half: 78, height: 20, bays: 5 }) +
    roof({ y: 296, half: 122, rise: 46, fill: '#5f6870', ridge: 0.56 }) +
    line('M480 500C478 420 486 300 480 158', 1.2, ink, 0.7) +
    b.mirror(line('M540 500C610 420 690 320 722 232', 1.2, ink, 0.6) + kite(722, 190, 0.62, indigo)) +
    kite(axis, 106, 1.02, '#2f2b28') +
    b.mirror(
      disc(540, 488, 7, '#3a2c26') +
        plane('M528 522q12-40 24 0z', vermilion) +
        line('M542 502L552 492', 4, vermilion),
    ) +
    disc(axis, 488, 7, '#8d8a86') +
    plane('M466 524q14-44 28 0z', pine)
  );
};

/** A lotus pond in the rain that drains into it. */
export const lotusPond = (b: Brush): string => {
  const leaf = (x: number, y: number, r: number, tone: string) =>
    oval(x, y, r, r * 0.36, tone) +
    line(
      times(7, (i) => {
        const turn = (i * Math.PI) / 3.5;
        return `M${n(x)} ${n(y)}L${n(x + Math.cos(turn) * r * 0.86)} ${n(y + Math.sin(turn) * r * 0.3)}`;
      }),
      1.1,
      '#3f5f4d',
      0.5,
    );
  const flower = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      line('M0 0V70', 5, '#5f7f5f') +
        times(
          7,
          (i) =>
            `<g transform="rotate(${[-66, 66, -44, 44, -22, 22, 0][i] ?? 0})">${plane('M0 6C-17-16-13-46 0-62C13-46 17-16 0 6Z', i < 4 ? '#e9a9a0' : '#f3cdc2')}</g>`,
        ) +
        plane('M-10 2Q0-10 10 2Z', gold),
      s,
    );
  return (
    sky(b, '#9fb2b6', '#dfe3d6') +
    hills(b, 220, 90, '#8aa19c', 0.5) +
    slab(axis, 190, 960, 34, '#b3a791') +
    b.mirror(
      roof({ cx: 760, y: 176, half: 150, rise: 46, fill: slate }) +
        slab(760, 178, 230, 40, '#d9cdb6') +
        line('M690 182v36M760 182v36M830 182v36', 3, brick),
    ) +
    slab(axis, 132, 150, 84, '#8d7f72') +
    plane('M432 216V186A48 48 0 0 1 528 186V216Z', '#2f3a3d') +
    roof({ y: 134, half: 110, rise: 40, fill: slate }) +
    ground(216, '#7fa3a0') +
    plane('M448 216H512L560 300Q480 330 400 300Z', '#bcd6d3', 0.9) +
    line('M462 222Q456 260 440 300M480 222V310M498 222Q504 260 520 300', 2.4, '#eef5f0', 0.8) +
    b.mirror(
      ring(640, 268, 22, 1.4, '#eaf2ee', 0.8) +
        ring(640, 268, 10, 1.4, '#eaf2ee', 0.8) +
        ring(800, 300, 26, 1.4, '#eaf2ee', 0.8) +
        leaf(690, 330, 78, '#6d9a78') +
        leaf(850, 380, 96, '#5f8d6c') +
        leaf(600, 400, 84, '#79a582') +
        leaf(760, 456, 120, '#5a8767') +
        leaf(930, 500, 110, '#6d9a78') +
        flower(720, 330, 0.8) +
        flower(860, 430, 0.95),
    ) +
    leaf(axis, 470, 150, '#6d9a78') +
    flower(axis, 400, 1.5) +
    line(
      times(64, (i) => `M${(i * 137) % 960} ${(i * 71) % 400}l-7 34`),
      1.1,
      '#f4f8f4',
      0.55,
    )
  );
};
