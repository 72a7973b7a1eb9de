/** Motifs of the year's festivals: prints, paper-cut, lanterns, kite, sachet, dragon boat, pinwheel, mooncake mould. */
import {
  at,
  blush,
  celadon,
  crimson,
  deepCeladon,
  disc,
  faint,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  n,
  oval,
  type Point,
  paleCeladon,
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
} from './kit.ts';
import type { Painter } from './motif.ts';
import {
  bird,
  butterfly,
  cloud,
  fish,
  leaf,
  lotus,
  meander,
  peony,
  petals,
  plum,
  pool,
  ruyi,
  tassel,
  waves,
} from './ornament.ts';

/** A woodblock print for the new year: the child with the carp, or a door guardian. */
export const newYearPrint: Painter<'newYearPrint'> = (brush, { subject }) => {
  const child =
    lotus(240, 168, 2.5, blush, vermilion) +
    brush.mirror(
      oval(334, 150, 38, 16, celadon, 1.8) +
        line('M334 150L304 146M334 150L360 140M334 150L362 158M334 150L312 160', 1.1) +
        line('M338 166C340 220 330 270 300 330', 3, deepCeladon),
    ) +
    brush.mirror(
      plane('M262 262C296 258 318 282 322 310C324 326 310 334 298 326C296 306 282 296 262 296Z', skin, 1.9) +
        plane(
          'M258 330C292 326 322 348 322 376C320 392 300 396 284 390C270 384 260 372 254 358Z',
          skin,
          1.9,
        ) +
        slab(316, 306, 22, 8, gold, 1.3, 4),
    ) +
    plane(
      sym([
        [0, 240],
        [38, 254],
        [52, 300],
        [44, 350],
        [0, 362],
      ]),
      skin,
      1.9,
    ) +
    plane('M206 262C216 274 264 274 274 262L286 310L240 352L194 310Z', vermilion, 1.9) +
    plum(240, 300, 15, paleGold, vermilion) +
    line('M206 304L240 340L274 304', 1.6, paleGold) +
    fish(240, 366, 1.22, '#d9583f', '#e8a65b', -8) +
    plane(
      sym([
        [0, 156],
        [42, 168],
        [58, 210],
        [46, 244],
        [0, 258],
      ]),
      skin,
      2,
    ) +
    at(
      240,
      212,
      line('M-34-8q12-10 22 0M12-8q12-10 22 0', 2.4) +
        disc(-23, -1, 3.6, ink) +
        disc(23, -1, 3.6, ink) +
        disc(-36, 16, 11, '#eba893') +
        disc(36, 16, 11, '#eba893') +
        line('M-4 10q4 4 8 0', 1.6) +
        plane('M-12 22Q0 20 12 22Q0 34-12 22Z', vermilion, 1),
    ) +
    plane('M214 172C220 146 260 146 266 172C250 164 230 164 214 172Z', ink) +
    brush.mirror(disc(288, 176, 15, ink) + line('M276 184L290 190', 4, vermilion)) +
    disc(240, 150, 8, vermilion, 1.3);
  const guardian =
    brush.mirror(
      plane('M276 214C316 220 340 250 344 290L320 300C312 276 296 262 270 258Z', deepCeladon, 1.9) +
        plane('M320 298L346 288L350 312L324 320Z', gold, 1.5) +
        plane('M282 150C316 120 344 128 352 104C362 140 340 176 304 182Z', vermilion, 1.7) +
        plane('M262 360C296 362 310 384 308 402H258Z', ink, 1.7) +
        slab(284, 398, 52, 9, rice, 1.4),
    ) +
    plane(
      sym([
        [30, 206, 1],
        [56, 220],
        [58, 270],
        [76, 330],
        [80, 380, 1],
        [0, 392],
      ]),
      '#c9853c',
      2,
    ) +
    line(
      times(15, (i) => `M${194 + (i % 5) * 19} ${226 + Math.floor(i / 5) * 14}l9 9 9-9`),
      2,
      lacquer,
    ) +
    disc(240, 244, 18, '#dfe5e4', 1.7) +
    disc(240, 244, 10, vermilion, 1.2) +
    slab(240, 276, 122, 16, vermilion, 1.8, 3) +
    meander(182, 298, 280, 9, paleGold, 1.1) +
    plane('M204 292L276 292L292 372L240 386L188 372Z', indigo, 1.8) +
    cloud(240, 330, 0.6, celadon, paleGold) +
    waves(196, 284, 352, 9, 2, celadon, paleGold, 1) +
    brush.mirror(plane('M280 292C300 320 320 340 316 378L296 372Z', celadon, 1.6)) +
    plane(
      sym([
        [0, 128],
        [36, 136],
        [44, 172],
        [32, 204],
        [0, 212],
      ]),
      skin,
      2,
    ) +
    at(
      240,
      170,
      line('M-34-16C-26-24-14-22-6-12M34-16C26-24 14-22 6-12', 5) +
        disc(-18, -4, 6.4, rice, 1.5) +
        disc(18, -4, 6.4, rice, 1.5) +
        disc(-17, -4, 3.2, ink) +
        disc(17, -4, 3.2, ink) +
        line('M-5 10q5 4 10 0', 1.6) +
        plane(
          'M-20 20C-10 12 10 12 20 20C34 26 38 44 34 58C26 40 14 34 0 40C-14 34-26 40-34 58C-38 44-34 26-20 20Z',
          ink,
        ) +
        plane('M-6 22Q0 26 6 22Q0 30-6 22Z', vermilion),
    ) +
    plane('M192 146C192 108 214 96 240 94C266 96 288 108 288 146C270 128 210 128 192 146Z', gold, 2) +
    plane(
      sym([
        [0, 66],
        [12, 84],
        [22, 100],
        [0, 106],
      ]),
      vermilion,
      1.7,
    ) +
    brush.mirror(plum(272, 124, 8, vermilion, paleGold)) +
    plum(240, 120, 9, celadon, paleGold) +
    brush.mirror(
      line('M352 140L330 372', 9) +
        line('M352 140L330 372', 5, gold) +
        times(6, (i) => slab(349 - i * 3.2, 160 + i * 22, 14, 5, lacquer, 0.8)) +
        plane('M322 292C336 286 350 294 350 308C344 320 326 320 322 310Z', skin, 1.6),
    );
  return (
    slab(240, 40, 316, 390, '#f3e6c8', 1.8) +
    slab(240, 50, 296, 370, subject === 'child' ? '#f0d79f' : '#e9c9a4', 2.6) +
    slab(240, 56, 284, 358, 'none', 1) +
    brush.mirror(
      cloud(132, 84, 0.6, rice) +
        (subject === 'child'
          ? peony(116, 386, 22, vermilion, paleGold) +
            leaf(130, 366, 26, 30, celadon) +
            leaf(140, 392, 26, 90, celadon)
          : cloud(124, 398, 0.6, paleCeladon)),
    ) +
    (subject === 'child' ? child : guardian)
  );
};

/** A round window paper-cut with magpies on plum branches. */
export const paperCut: Painter<'paperCut'> = (brush) => {
  const hole = '#f4ead6';
  const scallop = disc(240, 62, 17, vermilion) + disc(240, 60, 6, hole);
  const tooth = plane('M236 84L240 98L244 84Z', hole);
  const side =
    line(
      'M240 342C280 338 312 310 318 268C322 244 310 226 292 214M300 318C318 318 336 306 342 290M316 260C330 254 338 240 338 226M276 336C290 344 306 346 318 340',
      7,
      vermilion,
    ) +
    plane(
      'M342 156C330 146 318 146 310 152C292 150 276 164 270 186C264 210 250 232 246 258C264 250 276 240 284 226C302 216 316 196 316 174C326 172 334 166 342 156Z',
      vermilion,
    ) +
    plane('M300 168C286 178 280 194 278 210C290 204 302 188 306 172Z', hole) +
    line('M282 204L296 188M284 192L298 178M268 226L254 252M276 226L262 246', 1.8, hole) +
    disc(318, 158, 3, hole) +
    plum(342, 284, 22, vermilion, hole, hole) +
    plum(340, 218, 18, vermilion, hole, hole) +
    plum(318, 342, 18, vermilion, hole, hole) +
    plum(286, 300, 16, vermilion, hole, hole) +
    disc(304, 242, 7, vermilion) +
    disc(330, 316, 6, vermilion);
  return (
    brush.around(36, 240, 226, scallop) +
    disc(240, 226, 156, vermilion) +
    brush.around(48, 240, 226, tooth) +
    disc(240, 226, 126, hole) +
    disc(240, 226, 128, 'none', 5, vermilion) +
    brush.mirror(side) +
    line('M240 350V290', 8, vermilion) +
    plum(240, 276, 28, vermilion, hole, hole) +
    at(
      240,
      136,
      plane(
        'M0-26C-10-30-24-22-22-8C-34-4-34 14-22 18C-14 30-4 28 0 22C4 28 14 30 22 18C34 14 34-4 22-8C24-22 10-30 0-26Z',
        vermilion,
      ) + line('M-12-10H12M-12 0H12M-12 10H12M0-16V16', 2.4, hole),
    ) +
    brush.mirror(
      line('M252 160C262 168 266 180 262 190', 4, vermilion) + leaf(258, 316, 22, 150, vermilion, hole),
    ) +
    plane('M196 350C210 336 270 336 284 350Z', vermilion)
  );
};

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

/** A hexagonal palace lantern. */
export const palaceLantern: Painter<'palaceLantern'> = (brush) => {
  const pane = (x0: number, x1: number, y0: number, y1: number, lift: number) =>
    `M${x0} ${y0 + lift}L${x1} ${y0}V${y1}L${x0} ${y1 - lift}Z`;
  const dragonHook =
    plane(
      'M300 130C330 122 352 128 364 112C376 104 388 112 384 124C380 134 368 132 366 126C368 144 344 152 310 146Z',
      lacquer,
      1.8,
    ) +
    disc(376, 118, 2, gold) +
    line('M380 128V150', 1.6, vermilion) +
    disc(380, 152, 5, celadon, 1.2) +
    tassel(380, 154, 96);
  return (
    line('M240 24V66', 2.4, vermilion) +
    disc(240, 60, 7, gold, 1.6) +
    plane(
      sym([
        [22, 66, 1],
        [60, 92, 1],
        [52, 104, 1],
        [0, 104],
      ]),
      lacquer,
      2,
    ) +
    petals(184, 296, 104, 14, 7, gold) +
    brush.mirror(dragonHook) +
    slab(240, 124, 170, 18, lacquer, 2, 3) +
    meander(160, 320, 128, 10, gold, 1.1) +
    slab(240, 108, 60, 18, lacquer, 1.8) +
    line('M220 112H260M220 120H260', 1.2, gold) +
    slab(240, 142, 190, 176, '#f4dfa8', 2) +
    plane('M184 142H296V318H184Z', '#f9ecc4', 2) +
    disc(240, 226, 46, '#fdf6df') +
    brush.mirror(
      plane(pane(296, 335, 142, 318, 0), '#efd193', 2) +
        line('M316 300C312 260 322 220 308 170M314 250q12-6 14-18M314 220q-10-6-10-18', 1.8, deepCeladon) +
        plum(308, 172, 8, vermilion, gold) +
        plum(326, 232, 7, vermilion, gold) +
        plum(304, 202, 7, vermilion, gold),
    ) +
    line('M228 306C232 270 224 250 238 220M236 262C250 254 262 256 270 244', 2.6, wood) +
    peony(240, 212, 26, vermilion, gold) +
    leaf(222, 240, 26, -70, celadon) +
    leaf(262, 236, 26, 60, celadon) +
    leaf(246, 280, 24, 60, deepCeladon) +
    butterfly(266, 168, 0.36, celadon, vermilion, 20) +
    line('M184 142V318M296 142V318M145 142V318M335 142V318', 7) +
    line('M184 142V318M296 142V318M145 142V318M335 142V318', 3.6, lacquer) +
    slab(240, 318, 176, 16, lacquer, 2, 3) +
    line('M156 326H324', 1.2, gold) +
    plane(
      sym([
        [70, 334, 1],
        [60, 354],
        [36, 362, 1],
        [0, 366],
      ]),
      lacquer,
      2,
    ) +
    petals(184, 296, 336, 16, 7, gold) +
    brush.mirror(tassel(300, 336, 62)) +
    disc(240, 372, 7, celadon, 1.5) +
    tassel(240, 376, 74)
  );
};

/** A rabbit lantern on wheels. */
export const rabbitLantern: Painter<'rabbitLantern'> = (brush) => {
  const tuft = line('M-7 0q7 9 14 0', 1.3, '#b9ac98');
  const places: Point[] = Array.from(
    { length: 22 },
    (_, i): Point => [150 + (i % 6) * 36 + (Math.floor(i / 6) % 2) * 16, 262 + Math.floor(i / 6) * 24],
  );
  const wheel =
    disc(0, 0, 25, wood, 2) +
    disc(0, 0, 18, '#c79a5c', 1.4) +
    line('M-18 0H18M0-18V18M-13-13L13 13M13-13L-13 13', 1.4, lacquer) +
    disc(0, 0, 5, vermilion, 1.4);
  return (
    disc(240, 260, 150, '#f6e6b8') +
    brush.mirror(
      plane('M254 150C246 96 260 50 286 44C308 50 304 110 282 158Z', '#fbf6e8', 2.2) +
        plane('M264 142C260 102 270 70 284 62C294 74 290 112 276 146Z', '#eab3a0', 1.4) +
        line('M286 44q10 4 12 16', 1),
    ) +
    brush.form(
      sym([
        [0, 226],
        [92, 238],
        [130, 290],
        [122, 350],
        [80, 378, 1],
        [0, 382],
      ]),
      '#fbf6e8',
      brush.copies(tuft, places) + oval(240, 320, 56, 44, '#fbe3a2') + oval(240, 322, 32, 27, '#fdf2cc'),
      18,
    ) +
    brush.form(
      sym([
        [0, 136],
        [52, 146],
        [76, 190],
        [64, 236],
        [0, 254],
      ]),
      '#fdf9ee',
      '',
      12,
    ) +
    brush.mirror(
      disc(270, 192, 11, vermilion, 1.8) +
        disc(270, 192, 6, '#7d1c12') +
        disc(273, 189, 2.6, '#fff') +
        disc(286, 220, 10, '#f1c1b0') +
        line('M258 228L312 222M258 234L310 240', 1.2, '#8d8171') +
        line('M254 160q14-8 26 0', 2),
    ) +
    plane('M240 216C232 212 228 206 232 204H248C252 206 248 212 240 216Z', vermilion, 1.3) +
    line('M240 216V226M240 226q-9 8-16 0M240 226q9 8 16 0', 1.6) +
    plane('M196 252C216 262 264 262 284 252L288 266C264 278 216 278 192 266Z', vermilion, 1.8) +
    disc(240, 276, 11, gold, 1.8) +
    line('M232 278H248M240 278V286', 1.4) +
    peony(240, 150, 12, vermilion, gold) +
    slab(240, 372, 236, 14, vermilion, 2, 4) +
    line('M130 379H350', 1.4, paleGold, ' stroke-dasharray="8 5"') +
    brush.mirror(at(154, 400, wheel)) +
    line('M240 386C240 400 236 404 240 412', 2, vermilion) +
    tassel(240, 402, 40) +
    brush.mirror(plum(112, 170, 10, vermilion, paleGold) + cloud(90, 236, 0.5, rice))
  );
};

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
        stripes + plane('M0-58L0 62L80-30Z', ink).replace('/>', ' fill-opacity=".08"/>'),
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

/** A sky lantern rising over the hills, with a wish on it. */
export const skyLantern: Painter<'skyLantern'> = (brush) => {
  const small =
    plane('M-16-24C-8-32 8-32 16-24L20 14C12 20-12 20-20 14Z', '#efb56a', 1.4) +
    plane('M-9 17L0 4L9 17Z', '#f9e3a4') +
    line('M-20 14C-12 20 12 20 20 14', 1.2);
  const body = sym([
    [0, 76],
    [64, 88],
    [94, 140],
    [104, 230],
    [94, 312, 1],
    [0, 326],
  ]);
  return (
    disc(240, 214, 164, '#3d5674') +
    faint(
      0.9,
      brush.mirror(
        plane(
          'M76 300C110 262 130 290 160 268C190 246 210 290 240 282V378C170 382 110 350 76 300Z',
          '#2a3f58',
        ),
      ) +
        plane(
          'M100 320C150 296 200 330 240 318C280 330 330 296 380 320C350 360 300 378 240 378C180 378 130 360 100 320Z',
          '#223349',
        ),
    ) +
    times(12, (i) => disc(110 + ((i * 67) % 260), 90 + ((i * 43) % 130), 1.5, rice)) +
    brush.mirror(at(118, 170, small, 0.9, -6) + at(152, 108, small, 0.6, 4) + at(112, 262, small, 0.5, 6)) +
    brush.form(
      body,
      '#e99a4e',
      plane(
        sym([
          [0, 150],
          [54, 200],
          [62, 290],
          [50, 330],
          [0, 330],
        ]),
        '#f5c877',
      ) +
        plane(
          sym([
            [0, 230],
            [30, 270],
            [28, 330],
            [0, 330],
          ]),
          '#fbe6ad',
        ) +
        line('M204 78C184 140 182 250 196 320M276 78C296 140 298 250 284 320', 1.2, '#b86a2c'),
      16,
    ) +
    line('M200 172H280M240 146V202M212 202H268M214 224H266V266H214Z', 7, '#7d2d1d') +
    oval(240, 317, 92, 11, '#7d4a22', 2) +
    plane('M240 300C228 306 226 320 240 330C254 320 252 306 240 300Z', vermilion, 1.4) +
    plane('M240 312C234 318 234 324 240 328C246 324 246 318 240 312Z', paleGold) +
    line('M150 319H330', 1.4) +
    line('M240 332V384', 1.2, paleGold) +
    tassel(240, 380, 44) +
    brush.mirror(
      plum(100, 398, 10, vermilion, paleGold) +
        leaf(112, 402, 34, 80, celadon) +
        leaf(92, 404, 34, -70, celadon),
    )
  );
};
