/** Motifs of dancers: water sleeves, peacock, Tang figurine. */

import { face } from '../faces.ts';
import {
  celadon,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  oval,
  paleCeladon,
  paleGold,
  plane,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { peony, plum } from '../nature.ts';
import { stand } from '../ornament.ts';

/** A dancer with long water sleeves, in white porcelain. */
export const sleeveDancer: Painter<'sleeveDancer'> = (brush) => {
  const white = '#f8f5ec';
  const sleeve =
    'M266 190C300 184 330 160 336 128C340 96 318 78 302 90C290 102 300 118 312 112C304 126 282 120 282 98C284 70 316 56 342 70C380 92 380 160 340 206C372 222 402 250 408 300C412 340 396 372 372 380C392 352 390 318 376 290C356 256 316 234 270 232Z';
  return (
    brush.mirror(
      plane(sleeve, white, 2.2) +
        line(
          'M284 210C330 200 356 160 354 120C352 100 340 84 322 80M282 222C330 226 378 256 394 310M292 204C326 190 344 160 344 126M300 226C340 240 372 266 384 300',
          1.2,
          '#a9b5b2',
        ) +
        line('M302 90C290 102 300 118 312 112M372 380C392 352 390 318 376 290', 1.4, vermilion),
    ) +
    brush.form(
      sym([
        [18, 172, 1],
        [34, 190],
        [26, 236, 1],
        [34, 262],
        [62, 320],
        [110, 386],
        [116, 398, 1],
        [60, 404],
        [0, 398],
      ]),
      white,
      line(
        'M230 250C224 300 204 350 180 398M250 250C256 300 276 350 300 398M222 262C206 310 176 350 150 392M258 262C274 310 304 350 330 392M240 256V398',
        1.2,
        '#a9b5b2',
      ) + line('M120 390C170 402 310 402 360 390', 3, '#c9d6d1'),
      18,
    ) +
    plane('M220 172L240 214L260 172L250 166H230Z', '#e7ece6', 1.6) +
    slab(240, 228, 54, 18, paleCeladon, 1.8, 4) +
    plane('M240 246C252 262 252 320 246 344H234C228 320 228 262 240 246Z', paleCeladon, 1.6) +
    disc(240, 237, 6, vermilion, 1.2) +
    slab(240, 150, 16, 22, skin, 1.6) +
    plane(
      sym([
        [0, 92],
        [30, 100],
        [34, 130],
        [24, 150],
        [0, 152],
      ]),
      ink,
    ) +
    face(128, 26, '#fbf6ea') +
    plane('M214 120C218 98 262 98 266 120C252 108 228 108 214 120Z', ink) +
    oval(240, 88, 20, 14, ink) +
    oval(240, 70, 12, 10, ink) +
    plum(240, 100, 8, vermilion, paleGold) +
    brush.mirror(line('M256 88L278 80', 2, gold) + disc(280, 79, 3.4, vermilion, 1)) +
    stand(402, 96)
  );
};

/** A Dai peacock dancer before her fan of feathers. */
export const peacockDancer: Painter<'peacockDancer'> = (brush) => {
  const feather =
    plane('M240 330C228 240 222 150 226 90C228 68 252 68 254 90C258 150 252 240 240 330Z', '#6fa08f', 1.5) +
    line(
      'M240 320V110M240 150l-9-14M240 150l9-14M240 180l-9-14M240 180l9-14M240 210l-8-13M240 210l8-13',
      1,
      '#d8e3c9',
    ) +
    oval(240, 88, 15, 20, gold, 1.5) +
    oval(240, 90, 10, 14, '#2f7a76', 1.2) +
    oval(240, 94, 5, 7, indigo);
  const turns = [-75, 75, -60, 60, -45, 45, -30, 30, -15, 15, 0];
  const id = brush.id();
  const fan = `<defs><g id="${id}">${feather}</g></defs>${turns.map((t) => `<use href="#${id}" transform="rotate(${t} 240 300)"/>`).join('')}`;
  return (
    fan +
    brush.mirror(
      plane('M258 204C282 208 300 184 306 150L316 154C314 196 292 228 262 228Z', skin, 1.8) +
        plane(
          'M304 152C302 138 306 128 314 118C316 124 316 130 316 134C322 128 328 122 336 120C332 130 328 138 320 152Z',
          skin,
          1.6,
        ) +
        slab(304, 160, 18, 6, gold, 1.2, 2),
    ) +
    brush.form(
      sym([
        [16, 192, 1],
        [30, 204],
        [24, 250, 1],
        [34, 282],
        [38, 330],
        [46, 372],
        [64, 400, 1],
        [0, 402],
      ]),
      '#2f7a76',
      slab(240, 330, 140, 16, gold, 1) +
        times(8, (i) => plane(`M${176 + i * 18} 338l8-7 8 7-8 7z`, vermilion, 0.8)) +
        slab(240, 356, 140, 10, vermilion, 1) +
        line('M240 262V326M222 262L216 326M258 262L264 326', 1.2, '#8fc0ad') +
        line(
          times(9, (i) => `M${168 + i * 18} 392l9-14 9 14`),
          1.6,
          paleGold,
        ),
      14,
    ) +
    plane('M224 192C230 206 250 206 256 192L270 204L264 248H216L210 204Z', '#e7d7a6', 1.8) +
    line('M222 214Q240 226 258 214M220 228Q240 240 260 228', 1.3, gold) +
    slab(240, 246, 54, 14, gold, 1.6, 3) +
    slab(240, 170, 15, 24, skin, 1.5) +
    plane(
      sym([
        [0, 114],
        [26, 120],
        [30, 148],
        [20, 166],
        [0, 168],
      ]),
      ink,
    ) +
    face(146, 25) +
    plane('M215 138C220 118 260 118 265 138C250 128 230 128 215 138Z', ink) +
    oval(240, 112, 17, 12, ink) +
    line('M240 106V78M232 106L222 82M248 106L258 82', 1.8, gold) +
    disc(240, 76, 5, '#2f7a76', 1.2) +
    disc(221, 80, 4, vermilion, 1.2) +
    disc(259, 80, 4, vermilion, 1.2) +
    plum(262, 124, 7, vermilion, paleGold) +
    plum(218, 124, 7, vermilion, paleGold)
  );
};

/** A three-coloured Tang court dancer. */
export const tangDancer: Painter<'tangDancer'> = (brush) => {
  const amber = '#c8883a';
  const drip = (x: number, long: number, fill: string) =>
    plane(`M${x - 9} 236V${236 + long}a9 9 0 0 0 18 0V236Z`, fill);
  return (
    brush.mirror(
      plane(
        'M264 186C310 190 350 214 372 262C384 296 380 330 366 350C352 320 320 290 272 276L256 250Z',
        '#5d8f68',
        2.2,
      ) +
        plane(
          'M372 262C384 296 380 330 366 350C354 324 330 300 296 284C330 286 356 280 372 262Z',
          rice,
          1.5,
        ) +
        line('M276 204C316 214 344 240 356 276M270 224C304 234 328 252 340 276', 1.3, '#2f5b41') +
        plane('M330 226a6 6 0 0 1 10 6l-2 22a5 5 0 0 1-10 0z', amber, 0),
    ) +
    brush.form(
      sym([
        [20, 176, 1],
        [40, 190],
        [34, 234, 1],
        [58, 290],
        [78, 350],
        [96, 394, 1],
        [60, 404],
        [0, 400],
      ]),
      amber,
      slab(240, 170, 120, 66, '#5d8f68', 0) +
        drip(206, 40, '#5d8f68') +
        drip(226, 74, '#5d8f68') +
        drip(256, 52, '#5d8f68') +
        drip(276, 86, '#5d8f68') +
        drip(240, 26, '#e9d9a8') +
        drip(190, 90, '#e9d9a8') +
        drip(292, 30, '#e9d9a8') +
        line('M224 262C216 310 196 360 178 398M256 262C264 310 284 360 302 398M240 280V400', 1.3, lacquer) +
        brush.mirror(
          plum(272, 340, 10, '#e9d9a8', '#5d8f68', lacquer) +
            plum(252, 376, 8, '#e9d9a8', '#5d8f68', lacquer),
        ),
      18,
    ) +
    plane('M214 182C226 204 254 204 266 182L258 172H222Z', skin, 1.6) +
    slab(240, 230, 80, 13, rice, 1.6, 4) +
    plane('M234 242H246V304L240 314L234 304Z', rice, 1.5) +
    brush.mirror(plane('M240 250C258 246 270 254 272 270C262 280 248 280 240 274Z', rice, 1.6)) +
    slab(240, 152, 18, 24, skin, 1.5) +
    plane(
      sym([
        [0, 50],
        [30, 58],
        [36, 80],
        [26, 92],
        [48, 112],
        [46, 142],
        [30, 158],
        [0, 160],
      ]),
      ink,
      1,
    ) +
    face(132, 29) +
    plane('M212 122C220 100 260 100 268 122C256 112 248 110 240 116C232 110 224 112 212 122Z', ink) +
    plum(240, 112, 6, vermilion, paleGold) +
    peony(240, 74, 17, vermilion, paleGold) +
    brush.mirror(
      line('M262 84L290 72', 2.4, gold) +
        disc(292, 71, 4, celadon, 1.2) +
        line('M292 76v14', 1.2) +
        disc(292, 92, 3, rice, 1),
    ) +
    stand(402, 92)
  );
};
