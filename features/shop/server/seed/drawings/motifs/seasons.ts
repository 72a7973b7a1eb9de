/** Motifs of festival food: dumpling sachets and mooncake mould. */
import {
  at,
  celadon,
  crimson,
  deepCeladon,
  disc,
  faint,
  gold,
  ink,
  lacquer,
  line,
  n,
  oval,
  paleGold,
  plane,
  porcelain,
  sym,
  times,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, plum } from '../nature.ts';
import { cloud, tassel } from '../ornament.ts';

/** Three silk-wound rice-dumpling sachets on a string. */
export const zongziSachet: Painter<'zongziSachet'> = (brush) => {
  const colours = [vermilion, gold, '#5f9a7a', porcelain, '#d98a70', celadon, crimson, paleGold];
  const sachet = (shift: number) => {
    const stripes = times(12, (i) =>
      plane(
        `M-90 ${-64 + i * 12}L0 ${-52 + i * 12}L90 ${-64 + i * 12}V${-52 + i * 12}L0 ${-40 + i * 12}L-90 ${-52 + i * 12}Z`,
        colours[(i + shift) % 8] ?? gold,
        0.7,
      ),
    );
    return (
      brush.form(
        'M0-58L66-30L0 62L-66-30Z',
        vermilion,
        stripes + faint(0.08, plane('M0-58L0 62L80-30Z', ink)),
        6,
        2,
      ) + line('M0-58V62', 1)
    );
  };
  return (
    brush.mirror(
      leaf(118, 398, 110, -16, celadon) +
        leaf(128, 400, 96, 14, deepCeladon) +
        leaf(104, 404, 80, -50, '#9ab77d'),
    ) +
    line('M240 26V98', 3, vermilion) +
    plane(
      'M240 34C222 26 212 44 226 52C232 56 238 52 240 46C242 52 248 56 254 52C268 44 258 26 240 34Z',
      vermilion,
      1.6,
    ) +
    disc(240, 66, 8, '#a9c3a3', 1.6) +
    disc(240, 82, 5, gold, 1.3) +
    at(240, 154, sachet(0)) +
    disc(240, 222, 7, '#a9c3a3', 1.5) +
    line('M240 216V240', 2.6, vermilion) +
    disc(240, 236, 5, gold, 1.2) +
    at(240, 296, sachet(3), 0.9) +
    disc(240, 358, 8, vermilion, 1.5) +
    tassel(240, 364, 76) +
    brush.mirror(
      line('M186 126C150 140 132 160 132 186', 2.2, vermilion) +
        disc(132, 184, 5, gold, 1.2) +
        at(132, 220, sachet(5), 0.54) +
        tassel(132, 252, 58),
    )
  );
};

/** A carved mooncake mould with a jade-rabbit cake. */
export const mooncakeMould: Painter<'mooncakeMould'> = (brush) => {
  const scallops = (r: number, R: number) =>
    times(20, (i) => {
      const a = (i * Math.PI) / 10;
      const b = ((i + 1) * Math.PI) / 10;
      return `${i ? '' : `M${n(240 + Math.sin(a) * r)} ${n(176 - Math.cos(a) * r)}`}Q${n(240 + Math.sin((a + b) / 2) * R)} ${n(176 - Math.cos((a + b) / 2) * R)} ${n(240 + Math.sin(b) * r)} ${n(176 - Math.cos(b) * r)}`;
    });
  const rabbit = (c: string) =>
    plane(
      'M-26 22C-34 6-20-10-4-10C-8-26-4-42 4-46C8-38 8-26 6-14C12-28 20-34 26-34C26-24 20-14 14-8C26-6 30 6 24 12C28 18 26 24 22 26H-18C-24 26-26 24-26 22Z',
      c,
      1.5,
      lacquer,
    ) +
    disc(16, 0, 2, lacquer) +
    line('M-8 26C-12 16-4 8 4 12', 1.5, lacquer) +
    disc(-28, 18, 5, c, 1.3, lacquer);
  return (
    brush.form(
      sym([
        [0, 52],
        [82, 62],
        [128, 112],
        [132, 190],
        [104, 270],
        [46, 300, 1],
        [34, 316],
        [34, 400],
        [26, 424],
        [0, 428],
      ]),
      '#9a6238',
      line(
        'M150 110C140 160 150 230 190 280M172 96C158 160 170 240 206 290M330 110C340 160 330 230 290 280M308 96C322 160 310 240 274 290M228 312V420M250 312V420',
        1,
        '#754524',
      ) + disc(240, 404, 9, '#4a2817', 1.6),
      16,
    ) +
    plane(`${scallops(100, 116)}Z`, '#6f4223', 2.2) +
    plane(`${scallops(88, 102)}Z`, '#b67c49', 1.6) +
    disc(240, 176, 74, 'none', 1.6, '#754524') +
    brush.around(16, 240, 176, plane('M232 104Q240 84 248 104Z', '#9a6238', 1.2, '#5b3218')) +
    disc(240, 168, 46, '#d3a165', 1.4, '#754524') +
    at(238, 176, rabbit('#e3bd86')) +
    brush.mirror(
      cloud(196, 218, 0.34, '#d3a165', '#754524') + leaf(290, 150, 22, 140, '#d3a165', '#754524'),
    ) +
    cloud(240, 232, 0.4, '#d3a165', '#754524') +
    disc(278, 124, 7, '#e3bd86', 1.2, '#754524') +
    brush.mirror(
      at(
        112,
        384,
        plane('M-44-6C-44-26 44-26 44-6V14C44 30-44 30-44 14Z', '#c9893e', 2) +
          line(
            times(9, (i) => `M${-36 + i * 9} 0V22`),
            1.4,
            '#8f5a24',
          ) +
          oval(0, -6, 44, 16, '#dca252', 1.8) +
          oval(0, -6, 34, 11, 'none', 1.2, '#8f5a24') +
          plum(0, -7, 8, '#edc57f', '#8f5a24', '#8f5a24'),
      ),
    )
  );
};
