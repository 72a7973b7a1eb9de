/** Motifs of the scholar's desk: inkstone and brushes. */
import {
  at,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  n,
  oval,
  paleCeladon,
  paleGold,
  plane,
  rice,
  slab,
  sym,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { plum } from '../nature.ts';
import { cloud } from '../ornament.ts';

/** A Duan inkstone with dragon clouds and stone eyes, its ink stick resting on the rim. */
export const inkstone: Painter<'inkstone'> = (brush) => {
  const stone = '#5a4c58';
  const edge = '#9a8b96';
  const shape = sym([
    [0, 62],
    [64, 60],
    [112, 78],
    [128, 132],
    [124, 190],
    [134, 260],
    [122, 330],
    [84, 366],
    [0, 374],
  ]);
  const dragon =
    line(
      'M252 112C276 94 310 100 316 122C320 140 298 150 288 138C282 130 290 122 298 128M316 122C338 132 342 160 330 184M306 146C318 150 324 160 322 172',
      4,
      edge,
    ) +
    cloud(322, 206, 0.44, '#6d5d6a', edge, 1.5) +
    cloud(276, 92, 0.36, '#6d5d6a', edge, 1.5) +
    cloud(334, 330, 0.4, '#6d5d6a', edge, 1.5);
  const stoneEye = (x: number, y: number, r: number) =>
    disc(x, y, r, '#a9b58b', 1.6) + disc(x, y, r * 0.5, '#5d6b45') + disc(x, y, r * 0.2, '#e3dfb8');
  const stick =
    slab(0, -64, 32, 128, '#211e1d', 2, 3) +
    slab(0, -56, 22, 112, 'none', 1.2, 2, gold) +
    plum(0, -40, 8, gold, vermilion, 'none', 0) +
    cloud(0, -18, 0.2, 'none', gold, 1) +
    plane('M0 4L7 16L0 28L-7 16Z', vermilion, 1, gold) +
    plum(0, 42, 6, gold, vermilion, 'none', 0);
  return (
    brush.form(
      shape,
      stone,
      brush.mirror(dragon) +
        oval(240, 262, 96, 90, '#75646f', 2.2, '#3b313a') +
        plane('M146 246C152 180 328 180 334 246C312 214 168 214 146 246Z', '#2a252c', 1.4, '#3b313a') +
        line('M176 316C196 336 220 344 240 344', 3, edge) +
        line('M168 226C190 208 214 204 236 203', 2, '#6e6f84') +
        stoneEye(240, 120, 14) +
        brush.mirror(stoneEye(278, 166, 6) + stoneEye(262, 150, 4)) +
        line('M132 130C132 100 150 82 180 74', 4, edge),
      18,
    ) +
    plane('M104 372H376L388 388H92Z', '#74492f', 2) +
    plane('M92 388H388L380 406H100Z', lacquer, 2) +
    line('M100 394H380', 1, gold) +
    at(402, 340, stick, 0.96) +
    at(
      78,
      378,
      plane('M-24-10C-24-30 24-30 24-10C28 10 16 26 0 26C-16 26-28 10-24-10Z', paleCeladon, 2) +
        oval(0, -16, 20, 7, deepCeladon, 1.6) +
        line('M0-18C0-40 10-54 18-60', 2.6, '#b7833f') +
        disc(19, -62, 4, gold, 1.2) +
        line('M-18 4q18 8 36 0', 1.3, deepCeladon),
    )
  );
};

/** Five writing brushes hanging on a stand. */
export const brushes: Painter<'brushes'> = (brush) => {
  const pen = (x: number, long: number, w: number, shaft: string) =>
    line(`M${x} 128v16`, 1.6, vermilion) +
    slab(x, 144, w * 0.7, long, shaft, 1.7, 2) +
    slab(x, 142, w * 0.9, 10, rice, 1.4, 3) +
    line(`M${x} 160v${long - 40}`, 0.8, '#7a5434', ' stroke-dasharray="2 7 5 4"') +
    slab(x, 138 + long, w, 16, lacquer, 1.6, 2) +
    plane(
      `M${n(x - w * 0.5)} ${154 + long}C${n(x - w * 0.8)} ${n(154 + long + w)} ${n(x - w * 0.3)} ${n(154 + long + w * 2.2)} ${x} ${n(154 + long + w * 3)}C${n(x + w * 0.3)} ${n(154 + long + w * 2.2)} ${n(x + w * 0.8)} ${n(154 + long + w)} ${n(x + w * 0.5)} ${154 + long}Z`,
      '#efe6d2',
      1.7,
    ) +
    plane(
      `M${n(x - w * 0.34)} ${n(154 + long + w * 1.8)}Q${x} ${n(154 + long + w * 1.5)} ${n(x + w * 0.34)} ${n(154 + long + w * 1.8)}L${x} ${n(154 + long + w * 3)}Z`,
      ink,
    );
  return (
    brush.mirror(
      slab(100, 112, 16, 276, lacquer, 2, 3) +
        plane('M74 388H128L134 402H66Z', lacquer, 2) +
        plane('M108 150C124 146 130 136 132 126H108Z', lacquer, 1.6),
    ) +
    plane(
      'M64 112C64 98 78 92 90 100C140 112 200 104 240 92C280 104 340 112 390 100C402 92 416 98 416 112C404 112 398 116 392 126H88C82 116 76 112 64 112Z',
      lacquer,
      2.2,
    ) +
    cloud(240, 112, 0.42, 'none', paleGold, 1.4) +
    brush.mirror(cloud(160, 116, 0.3, 'none', paleGold, 1.3)) +
    line('M92 126H388', 1, gold) +
    brush.mirror(pen(138, 112, 15, '#d8bc83') + pen(188, 128, 19, '#c79f62')) +
    pen(240, 140, 26, '#d8bc83') +
    slab(240, 380, 270, 9, lacquer, 2, 3) +
    brush.form(
      sym([
        [52, 366, 1],
        [48, 380],
        [34, 392, 1],
        [0, 394, 1],
      ]),
      '#f7f5ee',
      line('M186 378H294', 3, '#33558b'),
      8,
    ) +
    oval(240, 366, 52, 8, '#dfe5e4', 2) +
    oval(240, 367, 44, 5, '#9fb4bb')
  );
};
