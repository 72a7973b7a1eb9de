/** Motifs of festival outings: kite, dragon boat, pinwheel. */
import {
  at,
  blush,
  celadon,
  crimson,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  line,
  oval,
  paleGold,
  plane,
  porcelain,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, peony, plum } from '../nature.ts';
import { cloud, meander, petals, pool, tassel } from '../ornament.ts';

/** The Beijing swallow kite. */
export const swallowKite: Painter<'swallowKite'> = (brush) => {
  const wing = 'M240 128C286 96 366 92 424 128C432 150 414 168 388 174C340 182 290 180 262 206L240 214Z';
  const tail = 'M240 300L258 296L346 404C352 412 346 420 336 416L262 360L240 330Z';
  const bat =
    plane(
      'M0 6C-8-8-24-10-36-2C-32 2-30 8-30 12C-22 8-16 10-12 16C-8 12-4 12 0 18C4 12 8 12 12 16C16 10 22 8 30 12C30 8 32 2 36-2C24-10 8-8 0 6Z',
      vermilion,
      1.2,
    ) + disc(0, 2, 5, vermilion, 1);
  return (
    brush.mirror(
      brush.form(
        tail,
        ink,
        line('M262 322L330 402M256 332L300 372', 3, '#f4ead6') +
          plum(290, 356, 10, vermilion, paleGold) +
          disc(318, 388, 5, gold),
        0,
        1.8,
      ) +
        brush.form(
          wing,
          ink,
          plane('M258 140C296 114 356 110 410 132C398 158 330 158 262 182Z', '#f4ead6') +
            plane('M268 146C300 126 350 122 394 136C372 152 326 150 270 170Z', indigo) +
            at(340, 138, bat, 0.8, -4) +
            peony(294, 146, 14, vermilion, gold) +
            leaf(312, 148, 18, 80, celadon) +
            disc(384, 136, 5, gold) +
            line('M290 186C330 176 370 178 410 164', 2, '#f4ead6'),
          0,
          2,
        ),
    ) +
    brush.form(
      sym([
        [0, 92],
        [44, 108],
        [48, 160],
        [40, 220],
        [24, 296],
        [22, 330],
        [0, 342],
      ]),
      '#f4ead6',
      plane('M190 214H290V238H190Z', vermilion) +
        meander(192, 288, 219, 14, paleGold, 1.5) +
        plane(
          sym([
            [34, 240],
            [22, 300],
            [0, 320],
          ]),
          indigo,
          1.4,
        ) +
        at(240, 262, bat, 0.7) +
        at(240, 290, bat, 0.5) +
        disc(240, 192, 18, vermilion, 1.4) +
        line('M232 184H248M230 192H250M240 178V206M232 200H248', 2, paleGold) +
        plane(
          'M192 120C206 160 226 166 240 168C254 166 274 160 288 120C296 150 284 178 240 182C196 178 184 150 192 120Z',
          indigo,
          1.4,
        ),
      8,
    ) +
    plane(
      sym([
        [0, 66],
        [38, 76],
        [46, 106],
        [28, 132],
        [0, 142],
      ]),
      ink,
      2,
    ) +
    brush.mirror(
      plane('M246 98C254 84 274 84 280 96C276 110 256 114 246 108Z', '#f4ead6', 1.2) +
        disc(263, 99, 8, ink) +
        disc(266, 96, 2.4, '#fff') +
        line('M248 88C258 78 272 80 280 86', 2.4, vermilion),
    ) +
    plane('M230 112H250L240 136Z', gold, 1.6) +
    line('M233 118H247', 1) +
    peony(240, 80, 10, vermilion, gold) +
    line('M240 214V26', 1, ink) +
    brush.mirror(tassel(424, 132, 56) + cloud(106, 330, 0.8, rice))
  );
};

/** A dragon boat seen from the prow's side, with drum, parasol and oars. */
export const dragonBoat: Painter<'dragonBoat'> = (brush) => {
  const hull =
    'M46 262C80 300 130 318 240 318C350 318 400 300 434 262L424 300C392 340 330 352 240 352C150 352 88 340 56 300Z';
  const rower =
    line('M4 286L26 372', 3.4, wood) +
    plane('M21 352L36 384L24 388Z', wood, 1.3) +
    plane('M-11 306C-13 282 11 282 13 306Z', vermilion, 1.5) +
    disc(0, 274, 9, skin, 1.4) +
    plane('M-10 272C-8 260 8 260 10 272Z', paleGold, 1.3) +
    line('M0 288L8 298', 4.4, skin);
  const head =
    plane(
      'M380 300C388 270 380 246 392 224C384 210 392 190 412 188L416 172L426 190C446 192 458 206 462 222L448 226L456 236L436 238C424 240 418 250 424 268C426 282 420 296 410 306Z',
      deepCeladon,
      2,
    ) +
    line('M396 288q10 4 18 0M396 272q10 4 16 0M400 256q8 4 14 0', 2, paleGold) +
    disc(424, 206, 6, rice, 1.4) +
    disc(425, 206, 2.6, ink) +
    plane('M404 190C396 176 384 176 376 168C384 186 388 196 396 204Z', gold, 1.5) +
    plane(
      'M392 224C376 220 370 228 360 222C368 238 378 244 388 246ZM386 256C372 254 366 262 358 258C364 272 374 276 384 276Z',
      vermilion,
      1.4,
    ) +
    line('M448 226l-10 2M456 236c10 8 14 18 10 26', 1.8, gold) +
    line('M444 198l8-8', 2, gold);
  const tail =
    plane(
      'M100 300C84 280 78 254 64 240C52 226 34 222 26 204C44 206 58 198 72 208C64 196 66 184 60 172C80 184 92 206 96 226C104 250 108 280 112 302Z',
      deepCeladon,
      2,
    ) + line('M74 222C88 240 94 266 98 290M58 216L78 224', 1.8, paleGold);
  const boat =
    line('M240 80V300', 5) +
    line('M240 80V300', 2.6, gold) +
    brush.form(
      'M160 132C170 100 204 84 240 82C276 84 310 100 320 132Z',
      vermilion,
      line('M240 82C214 98 202 112 198 132M240 82C266 98 278 112 282 132', 1.6, crimson),
      0,
    ) +
    petals(160, 320, 132, 24, 8, paleGold) +
    slab(240, 128, 166, 9, indigo, 1.6, 3) +
    disc(240, 74, 8, gold, 1.6) +
    brush.mirror(tassel(316, 136, 50)) +
    tail +
    head +
    brush.copies(rower, [
      [128, 0],
      [162, 0],
      [196, 0],
      [282, 0],
      [316, 0],
      [350, 0],
    ]) +
    plane('M216 300C212 284 214 276 218 270H262C266 276 268 284 264 300Z', vermilion, 1.8) +
    oval(240, 270, 23, 7, '#ecdcb6', 1.6) +
    times(6, (i) => disc(222 + i * 7.2, 280, 1.6, paleGold)) +
    line('M228 244L236 266M252 244L244 266', 3, wood) +
    brush.form(
      hull,
      '#7a3d24',
      line('M60 286C110 328 370 328 420 286', 3, gold) +
        line('M84 312C140 340 340 340 396 312', 13, ink, ' stroke-dasharray="9 9" stroke-linecap="butt"') +
        line(
          'M84 312C140 340 340 340 396 312',
          11,
          celadon,
          ' stroke-dasharray="9 9" stroke-linecap="butt"',
        ) +
        line(
          'M84 312C140 340 340 340 396 312',
          11,
          vermilion,
          ' stroke-dasharray="9 27" stroke-linecap="butt"',
        ),
      10,
    );
  return `<g transform="translate(23 26) scale(.9)">${boat}</g>${pool(brush, 362, 180, 58)}`;
};

/** A temple-fair pinwheel: five paper wheels on a millet-stalk frame. */
export const pinwheel: Painter<'pinwheel'> = (brush) => {
  const vane = (fill: string) => plane('M0 0C-6-16-4-36 12-44C22-34 20-12 0 0Z', fill, 1.3);
  const wheel = ([a, b, c]: readonly string[]) =>
    disc(0, 0, 46, 'none', 1.8, wood) +
    times(8, (i) => at(0, 0, vane([a, b, c, rice][i % 4] ?? rice), 1, i * 45)) +
    disc(0, 0, 8, gold, 1.6) +
    disc(0, 0, 3, vermilion);
  const sets = [
    [vermilion, gold, celadon],
    [porcelain, vermilion, paleGold],
    [celadon, blush, vermilion],
    [gold, celadon, porcelain],
  ];
  const stalk = (d: string) => line(d, 8) + line(d, 5, '#d9bd83');
  return (
    stalk('M240 440V60') +
    stalk('M96 132H384') +
    stalk('M120 256H360') +
    stalk('M240 40L96 132M240 40L384 132') +
    stalk('M96 132L240 380M384 132L240 380') +
    [
      [96, 132, 0],
      [384, 132, 0],
      [150, 256, 1],
      [330, 256, 1],
      [240, 44, 3],
    ]
      .map(([x, y, i]) => at(x ?? 0, y ?? 0, wheel(sets[i ?? 0] ?? []), i === 3 ? 0.6 : 1))
      .join('') +
    at(240, 154, wheel(sets[2] ?? []), 1.4) +
    at(240, 318, wheel(sets[3] ?? []), 0.86) +
    brush.mirror(
      plane('M108 184C124 206 112 226 126 246C110 236 96 216 108 184Z', vermilion, 1.3) +
        plane('M290 66L330 52L320 72L334 84L292 82Z', vermilion, 1.4),
    ) +
    slab(240, 396, 34, 26, vermilion, 1.8, 4) +
    oval(240, 396, 17, 5, '#ecdcb6', 1.5) +
    brush.mirror(line('M262 392L250 402', 2.4, wood)) +
    line('M232 430H248', 3, vermilion)
  );
};
