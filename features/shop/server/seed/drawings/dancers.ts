/** Motifs of dance with people and their properties: sleeves, peacock, fans, waist drum, Tang figurine, apsara. */
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
  lacquer,
  line,
  n,
  oval,
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
import { cloud, leaf, lotus, meander, peony, petals, plum, ruyi, stand, tassel } from './ornament.ts';

/** A calm face around (240, y), r is half its height. */
export function face(y: number, r: number, fill = skin): string {
  const k = r / 24;
  return (
    plane(
      sym([
        [0, y - r],
        [r * 0.72, y - r * 0.5],
        [r * 0.76, y + r * 0.2],
        [r * 0.4, y + r * 0.85],
        [0, y + r],
      ]),
      fill,
      1.8,
    ) +
    at(
      240,
      y,
      line('M-13-1q5-4 9 1M4 0q4-5 9-1M-14-8q5-4 10-1M4-9q5-3 10 1M-1 7h3', 1.5) +
        disc(-11, 8, 4, '#eab49b') +
        disc(11, 8, 4, '#eab49b') +
        plane('M-4 14Q0 11 4 14Q0 19-4 14Z', vermilion),
      k,
    )
  );
}

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

/** A pair of silk-edged fans for the yangge. */
export const yanggeFans: Painter<'yanggeFans'> = (brush) => {
  const p = (a: number, r: number) =>
    `${n(Math.sin((a * Math.PI) / 180) * r)} ${n(-Math.cos((a * Math.PI) / 180) * r)}`;
  const leafOf = (fill: string, silk: string, mark: string) =>
    plane(
      `M${p(-74, 132)}${times(9, (i) => `Q${p(-66 + i * 16.4, i % 2 ? 192 : 200)} ${p(-58 + i * 16.4, 168)}`)}L${p(74, 132)}Z`,
      silk,
      1.8,
    ) +
    line(
      times(10, (i) => `M${p(-66 + i * 14.6, 136)}L${p(-66 + i * 14.6, 166)}`),
      1,
      '#fff',
      ' stroke-opacity=".6"',
    ) +
    plane(`M${p(-74, 136)}A136 136 0 0 1 ${p(74, 136)}L${p(74, 46)}A46 46 0 0 0 ${p(-74, 46)}Z`, fill, 1.8) +
    line(
      times(13, (i) => `M${p(-68 + i * 11.4, 6)}L${p(-68 + i * 11.4, 134)}`),
      1.2,
      ink,
      ' stroke-opacity=".4"',
    ) +
    line(`M${p(-74, 124)}A124 124 0 0 1 ${p(74, 124)}`, 2, paleGold) +
    mark +
    plane('M-6 8L-4-48H4L6 8Z', wood, 1.6) +
    disc(0, 4, 6, gold, 1.6);
  const red = leafOf(
    vermilion,
    '#d9694f',
    at(
      0,
      -92,
      peony(0, 0, 24, '#f0d4bf', gold, crimson) +
        leaf(-24, 8, 22, -70, celadon) +
        leaf(24, 8, 22, 70, celadon),
    ),
  );
  const green = leafOf('#6f9c80', '#9dbd9a', at(0, -92, lotus(0, 20, 0.9, '#f4ead6', deepCeladon)));
  return (
    at(240, 236, red, 1.12) +
    at(240, 246, `<g transform="scale(1 -1)">${green}</g>`, 0.98) +
    brush.mirror(
      plane(
        'M246 240C300 226 330 252 372 240C396 232 406 214 396 204C420 214 418 250 384 262C340 276 306 250 250 254Z',
        vermilion,
        1.8,
      ) + line('M266 244C310 238 340 262 380 252', 1.1, crimson),
    ) +
    disc(240, 242, 14, gold, 2) +
    disc(240, 242, 7, vermilion, 1.4)
  );
};

/** A waist drum with silk-tailed sticks. */
export const waistDrum: Painter<'waistDrum'> = (brush) => {
  const stick =
    slab(0, -80, 11, 150, '#d0a565', 1.8, 5) +
    plane(
      'M-5 62C-34 84-30 120-52 144C-22 140-6 118 0 92C8 120 26 136 50 138C30 116 34 84 6 62Z',
      vermilion,
      1.8,
    ) +
    line('M-4 74C-14 96-18 118-34 134M4 74C12 96 20 114 34 128', 1.1, crimson) +
    disc(0, 66, 7, gold, 1.4);
  const body =
    'M112 232C112 204 118 184 126 176C180 142 300 142 354 176C362 184 368 204 368 232C368 260 362 280 354 288C300 322 180 322 126 288C118 280 112 260 112 232Z';
  const skinHead = (x: number) =>
    oval(x, 232, 25, 62, '#ecdcb6', 2.2) + oval(x, 232, 15, 44, '#f4e8ca', 1, '#b99f68');
  return (
    brush.mirror(at(352, 344, stick, 0.84, 48)) +
    line('M150 168C160 60 320 60 330 168', 15) +
    line('M150 168C160 60 320 60 330 168', 11, vermilion) +
    line('M150 168C160 60 320 60 330 168', 1.4, paleGold, ' stroke-dasharray="7 6"') +
    brush.form(
      body,
      vermilion,
      brush.mirror(
        line('M262 232C286 212 316 214 320 230C320 246 300 248 298 236', 2.4, paleGold) +
          cloud(310, 270, 0.44, celadon, paleGold) +
          cloud(310, 192, 0.44, celadon, paleGold),
      ) +
        slab(240, 140, 66, 190, crimson, 1.4, 0, paleGold) +
        peony(240, 232, 30, '#e8a98a', gold, crimson) +
        ruyi(240, 178, 0.7, 'none', paleGold) +
        `<g transform="matrix(1 0 0 -1 0 464)">${ruyi(240, 178, 0.7, 'none', paleGold)}</g>` +
        line('M150 162V304M330 162V304', 2, paleGold),
      22,
    ) +
    skinHead(126) +
    skinHead(354) +
    brush.mirror(
      times(9, (i) => disc(140 + Math.sin((i * Math.PI) / 8) * 22, 170 + i * 15.6, 3.4, gold, 1)),
    ) +
    line('M196 312C200 352 228 356 240 372C252 356 280 352 284 312', 2.8, vermilion) +
    disc(240, 374, 8, celadon, 1.5) +
    tassel(240, 380, 60)
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

/** The Dunhuang apsara who plays the pipa behind her back. */
export const apsara: Painter<'apsara'> = (brush) => {
  const ribbon =
    'M262 212C330 200 380 150 372 96C368 66 340 66 336 86C336 98 348 102 354 94C352 118 322 112 322 86C324 48 376 40 392 86C404 150 348 210 286 232C340 244 392 280 400 340C404 372 388 392 366 392C380 380 386 362 380 342C366 292 320 262 264 250Z';
  const pipaBehind = at(
    240,
    128,
    plane(
      sym(
        [
          [8, -106, 1],
          [10, -40],
          [34, 0],
          [46, 44],
          [30, 74],
          [0, 80],
        ],
        0,
      ),
      '#c79a5c',
      2,
    ) +
      plane('M-12-106C-14-124 14-124 12-106L9-96H-9Z', lacquer, 1.7) +
      line('M-3-100V56M3-100V56', 1) +
      slab(0, 46, 40, 8, lacquer, 1.3, 3) +
      line('M-14-84H-24M14-84H24M-13-72H-24M13-72H24', 3.4, lacquer) +
      line(
        times(6, (i) => `M-12 ${-6 + i * 8}h24`),
        1.4,
        lacquer,
      ),
    0.86,
    62,
  );
  return (
    brush.mirror(
      plane(ribbon, celadon, 1.9) +
        line('M280 222C350 206 384 150 380 104M286 240C340 252 384 292 390 340', 1.2, '#e2ecd9'),
    ) +
    disc(240, 124, 56, '#e8d29c', 1.6, gold) +
    disc(240, 124, 47, 'none', 1.2, vermilion) +
    pipaBehind +
    brush.mirror(
      plane('M256 180C284 172 300 150 298 124L308 122C314 158 296 192 262 202Z', skin, 1.8) +
        slab(302, 128, 15, 6, gold, 1.2, 2) +
        slab(280, 176, 14, 6, gold, 1.2, 2),
    ) +
    plane(
      sym([
        [16, 176, 1],
        [28, 188],
        [22, 226],
        [28, 246, 1],
        [0, 250],
      ]),
      skin,
      1.8,
    ) +
    plane('M218 196C228 210 252 210 262 196L258 216H222Z', vermilion, 1.4) +
    line('M222 184Q240 202 258 184', 2, gold) +
    disc(240, 200, 4, celadon, 1) +
    disc(240, 230, 1.6, wood) +
    brush.form(
      'M210 244H270C296 280 316 300 344 300C352 314 330 326 306 320C316 340 306 352 290 346C276 352 268 346 264 338L262 396H224C216 340 204 290 210 244Z',
      '#b9573d',
      line(
        'M228 262C226 310 232 350 236 394M250 262C262 300 284 316 312 312M244 268C246 310 252 350 252 390',
        1.4,
        '#7d2d1d',
      ) +
        line('M214 256Q240 268 266 256', 5, gold) +
        plum(238, 300, 8, paleGold, celadon) +
        plum(280, 312, 8, paleGold, celadon) +
        plum(242, 356, 8, paleGold, celadon),
      10,
    ) +
    plane('M340 300C352 296 362 302 366 310C356 316 346 314 338 312Z', skin, 1.6) +
    plane('M226 394H262C268 402 262 406 254 406H226C220 404 220 398 226 394Z', skin, 1.6) +
    plane('M212 244C200 280 196 330 206 372C212 340 216 300 222 262Z', celadon, 1.5) +
    slab(240, 156, 14, 22, skin, 1.5) +
    plane(
      sym([
        [0, 92],
        [24, 98],
        [28, 128],
        [18, 150],
        [0, 152],
      ]),
      ink,
    ) +
    face(128, 24) +
    plane('M217 120C222 100 258 100 263 120C250 110 230 110 217 120Z', ink) +
    plane(
      sym([
        [0, 68],
        [12, 80],
        [18, 96],
        [26, 106, 1],
        [0, 102],
      ]),
      gold,
      1.7,
    ) +
    disc(240, 90, 4.4, vermilion, 1) +
    brush.mirror(disc(262, 112, 4, celadon, 1.1)) +
    lotus(240, 438, 1.5, '#e9b9a3', vermilion) +
    brush.mirror(oval(304, 428, 32, 9, celadon, 1.5))
  );
};
