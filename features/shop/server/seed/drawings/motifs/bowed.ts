/** Motifs of bowed strings: erhu and coconut fiddle. */
import {
  celadon,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  n,
  oval,
  paleGold,
  plane,
  slab,
  times,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { bambooLeaves, leaf } from '../nature.ts';
import { cloud, tassel } from '../ornament.ts';

/** A two-stringed fiddle: hexagonal with python skin, or a coconut shell. */
export const erhu: Painter<'erhu'> = (brush, { body }) => {
  const coconut = body === 'coconut';
  const skin = times(
    18,
    (i) =>
      `M${n(204 + (i % 6) * 14.4 + (Math.floor(i / 6) % 2) * 7)} ${320 + Math.floor(i / 6) * 20}l7 10-7 10-7-10z`,
  );
  const sound = coconut
    ? brush.form(
        'M240 286C286 286 312 316 308 354C304 390 276 408 240 408C204 408 176 390 172 354C168 316 194 286 240 286Z',
        '#7a4f30',
        oval(240, 348, 54, 50, '#d8b27a', 1.8) +
          line('M206 312q-6 30 0 70M222 302q-6 46 0 92M258 302q6 46 0 92M274 312q6 30 0 70', 0.9, '#b98d52') +
          line('M180 330q4-16 14-24', 4, '#a87850'),
        12,
      ) + slab(240, 342, 26, 9, '#f7f2e2', 1.5, 4)
    : brush.form(
        'M206 290H274L300 346L274 402H206L180 346Z',
        lacquer,
        plane('M212 300H268L290 346L268 392H212L190 346Z', '#b9a577', 1.6) + line(skin, 1.2, '#5f5133'),
        8,
      ) + slab(240, 340, 28, 9, '#d8b27a', 1.5, 3);
  const peg = (y: number) =>
    line(`M232 ${y}H306`, 11) +
    line(`M232 ${y}H306`, 7, coconut ? '#a9764a' : lacquer) +
    disc(310, y, 10, coconut ? '#a9764a' : lacquer, 1.8) +
    disc(310, y, 4, paleGold);
  const head = coconut
    ? plane('M230 60C226 44 236 34 248 38C258 42 258 54 248 56L252 66H230Z', '#a9764a', 2)
    : plane(
        'M232 70C222 52 232 34 252 36C274 38 276 60 260 64C252 64 250 56 256 52C248 50 246 58 250 70Z',
        lacquer,
        2,
      );
  return (
    brush.mirror(
      bambooLeaves(108, 372, 1, celadon, -20) +
        bambooLeaves(124, 392, 0.8, deepCeladon, 24) +
        (coconut
          ? leaf(92, 210, 90, 40, celadon) + leaf(92, 210, 90, 80, celadon) + leaf(92, 210, 90, 0, celadon)
          : cloud(110, 180, 0.7, '#efe3cc')),
    ) +
    peg(112) +
    peg(150) +
    head +
    slab(240, 62, 17, 330, coconut ? '#a9764a' : lacquer, 2, 4) +
    line('M236 70V286', 1.6, coconut ? '#d0a06c' : '#8b5444') +
    brush.mirror(slab(240, 96, 22, 6, gold, 1.2)) +
    slab(240, 402, 90, 16, coconut ? '#a9764a' : lacquer, 2, 4) +
    sound +
    line('M237 112L234 342M243 150L246 342', 1.1, ink) +
    line('M232 202H250', 4, vermilion) +
    plane('M96 338C90 326 100 318 108 328', 'none', 0) +
    line('M92 322C180 300 300 300 392 330', 6.4) +
    line('M92 322C180 300 300 300 392 330', 3.6, '#d9b878') +
    line('M96 330L388 336', 4.4, '#efe6d2') +
    line('M96 330L388 336', 0.9) +
    disc(92, 326, 6, gold, 1.4) +
    slab(390, 322, 10, 22, lacquer, 1.5, 3) +
    tassel(92, 330, 48)
  );
};
