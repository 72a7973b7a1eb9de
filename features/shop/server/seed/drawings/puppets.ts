/** Motifs of opera with puppets, dress and the stage itself. */

import { face } from './dancers.ts';
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
  cloud,
  leaf,
  lotus,
  meander,
  peony,
  petals,
  plum,
  pool,
  ruyi,
  stand,
  tassel,
  waves,
} from './ornament.ts';

/** A leather shadow puppet on a lit screen: a lady in profile, or a general with flags. */
export const shadowPuppet: Painter<'shadowPuppet'> = (brush, { role }) => {
  const amber = '#d9a04a';
  const cut = '#f6e7bd';
  const head = (paint: string, hair: string) =>
    plane(
      'M258 74C262 88 262 98 264 106L276 124L268 128L272 134L267 138L270 144C270 156 262 160 250 160L246 176H216L220 150C204 132 204 88 226 72Z',
      paint,
      2,
    ) +
    line('M240 104C248 96 258 96 264 100', 3) +
    plane('M238 116C246 108 258 108 265 112C258 118 246 120 238 116Z', rice, 1.6) +
    disc(255, 113, 3, ink) +
    hair;
  const lady =
    line('M238 210L150 400M300 250L352 400M196 268L168 402', 3, '#7a5434') +
    plane(
      'M214 170C240 160 262 168 268 184L282 300C300 336 306 368 302 388H196C188 352 196 310 206 290Z',
      vermilion,
      2,
    ) +
    plane('M224 176C232 210 236 250 230 290L222 386H202C196 350 202 316 212 290Z', crimson, 1.4) +
    plum(254, 224, 13, cut, vermilion) +
    plum(262, 268, 11, cut, vermilion) +
    plum(268, 316, 13, cut, vermilion) +
    plum(248, 350, 10, cut, vermilion) +
    meander(204, 300, 370, 11, cut, 1.4) +
    line('M214 172L246 222L252 290', 3, deepCeladon) +
    line('M208 296H284', 6, deepCeladon) +
    line('M208 296H284', 1.4, cut, ' stroke-dasharray="3 5"') +
    plane(
      'M256 186C282 196 300 220 308 246L324 262L312 276C330 300 322 330 318 346C304 330 296 300 286 270C274 244 262 230 250 214Z',
      '#e0715a',
      1.9,
    ) +
    line('M270 204C288 222 298 244 304 262M304 284C312 300 314 318 314 332', 1.4, cut) +
    plane(
      'M220 184C204 200 190 230 186 262L174 280L188 290C176 318 182 340 190 352C200 334 206 310 212 284C218 256 228 230 236 212Z',
      '#e0715a',
      1.9,
    ) +
    head(
      cut,
      plane(
        'M262 92C270 66 248 44 216 48C196 40 174 56 180 76C164 88 170 116 188 116C182 136 192 150 208 148C202 128 208 108 226 98C240 90 254 88 262 92Z',
        ink,
      ) +
        disc(244, 136, 6, '#e9a78f') +
        plane('M268 136L258 139L268 142Z', vermilion) +
        plum(206, 64, 12, vermilion, cut) +
        plum(232, 52, 9, celadon, cut) +
        plum(186, 82, 9, celadon, cut) +
        line('M192 60L162 48M204 50L190 30', 2, gold) +
        disc(160, 47, 4, vermilion) +
        disc(189, 28, 4, vermilion) +
        line('M182 102C172 124 182 138 174 160M232 128V142', 2, gold) +
        disc(232, 145, 3.4, celadon, 1),
    ) +
    plane('M212 170H248L252 178L210 180Z', vermilion, 1.4) +
    plane('M206 386H236L240 398H206ZM262 386H290L300 398H262Z', ink, 1.4);
  const general =
    line('M250 220L170 406M320 214L382 400M176 262L150 402', 3, '#7a5434') +
    [-62, -38, -14]
      .map((a) =>
        at(
          206,
          190,
          plane('M0 0V-120L-48-88L-32-80L-42-64L-24-58Z', a === -38 ? deepCeladon : vermilion, 1.7) +
            line('M-8-90C-18-90-24-82-18-76', 1.6, cut) +
            line('M0 20V-128', 2.4, '#7a5434'),
          1,
          a,
        ),
      )
      .join('') +
    plane(
      'M204 172C240 160 270 166 280 184L288 262L306 352C286 372 214 374 186 356L196 262Z',
      deepCeladon,
      2,
    ) +
    line(
      times(20, (i) => `M${204 + (i % 5) * 17} ${204 + Math.floor(i / 5) * 17}l8 9 8-9`),
      2,
      cut,
    ) +
    plane('M190 282H294L300 306H186Z', vermilion, 1.7) +
    meander(192, 296, 289, 10, cut, 1.3) +
    plane('M240 306L262 306L268 352L242 366Z', vermilion, 1.6) +
    plane('M214 306L236 306L238 366L208 356Z', amber, 1.6) +
    ruyi(254, 326, 0.4, cut, ink, 1) +
    line(
      times(8, (i) => `M${194 + (i % 2) * 80} ${320 + Math.floor(i / 2) * 10}l8 6 8-6`),
      1.6,
      cut,
    ) +
    plane(
      'M270 182C296 186 312 202 322 216L346 206L352 220L322 242C300 240 282 226 264 212Z',
      vermilion,
      1.9,
    ) +
    line('M282 196C300 206 312 220 322 230', 1.6, cut) +
    plane(
      'M216 184C196 196 184 226 182 250L166 266L178 280L200 264C208 244 222 226 232 210Z',
      vermilion,
      1.9,
    ) +
    line('M208 204C200 220 196 236 192 250', 1.6, cut) +
    line('M350 96V330', 6) +
    line('M350 96V330', 3, amber) +
    plane('M350 60C366 76 372 110 354 128L346 100C338 96 338 80 350 60Z', '#e2d9b8', 1.8) +
    line('M350 126c12 6 2 16 12 26', 3, vermilion) +
    head(
      '#dd7256',
      plane('M222 142C236 148 252 150 262 150C274 164 276 196 264 222C250 212 236 184 222 142Z', ink) +
        line('M238 102L266 94', 5) +
        plane(
          'M186 112C176 74 196 44 236 44C256 46 266 64 266 82L250 90C232 82 208 90 202 118Z',
          amber,
          1.9,
        ) +
        line('M196 96Q226 64 260 78', 2, lacquer) +
        disc(236, 40, 9, vermilion, 1.4) +
        disc(208, 52, 8, vermilion, 1.4) +
        disc(262, 58, 8, vermilion, 1.4) +
        line('M204 58C176 4 118 20 108 70', 6, '#8a5a24') +
        line('M204 58C176 4 118 20 108 70', 2.6, cut, ' stroke-dasharray="5 7"') +
        plane('M186 110C180 130 186 152 200 168L218 160L214 128Z', amber, 1.7),
    ) +
    plane('M204 366H232V388L240 400H200ZM252 366H280L282 388L300 400H254Z', ink, 1.4);
  return (
    slab(240, 42, 352, 372, lacquer, 2.2, 4) +
    slab(240, 54, 328, 348, '#f3e3b8', 1.8) +
    disc(240, 228, 150, '#f8eecb') +
    disc(240, 228, 100, '#fcf6de') +
    brush.mirror(cloud(106, 90, 0.46, '#e6cf93', gold)) +
    line('M240 54V402', 0.7, gold) +
    at(14, 25, role === 'lady' ? lady : general, 0.94) +
    slab(240, 398, 352, 20, lacquer, 2, 3) +
    meander(72, 408, 403, 10, gold, 1.1)
  );
};

/** A Taiwanese glove puppet of a young scholar. */
export const glovePuppet: Painter<'glovePuppet'> = (brush) => {
  const sleeve =
    plane('M276 206C312 214 346 244 360 286L328 312C316 286 296 268 274 262Z', celadon, 2) +
    plane('M360 286L328 312L334 326L368 300Z', rice, 1.7) +
    line('M290 226C312 236 332 258 342 286', 1.3, deepCeladon) +
    cloud(318, 258, 0.28, 'none', paleGold, 1.1);
  const hand = plane('M346 312C358 308 370 318 366 330C358 338 344 334 340 324Z', skin, 1.6);
  return (
    brush.mirror(hand + sleeve) +
    at(
      362,
      330,
      times(7, (i) => at(0, 0, plane('M-3 4L-5-62H5L3 4Z', rice, 1), 1, (i - 3) * 13)) +
        disc(0, 2, 4, gold, 1.2),
      0.9,
      20,
    ) +
    brush.form(
      sym([
        [26, 190, 1],
        [46, 206],
        [58, 260],
        [76, 340],
        [92, 396, 1],
        [0, 408],
      ]),
      celadon,
      plane(
        sym([
          [22, 196, 1],
          [30, 300],
          [34, 408, 1],
          [0, 408],
        ]),
        indigo,
        1.6,
      ) +
        lotus(240, 330, 1, paleGold, indigo) +
        cloud(240, 370, 0.44, 'none', paleGold) +
        brush.mirror(
          plum(300, 320, 12, paleGold, vermilion) +
            plum(286, 262, 10, paleGold, vermilion) +
            leaf(306, 352, 26, 160, deepCeladon),
        ) +
        meander(148, 332, 382, 12, paleGold, 1.3),
      16,
    ) +
    plane('M210 188L240 244L270 188L280 196L250 262H230L200 196Z', rice, 1.7) +
    slab(240, 268, 128, 12, gold, 1.6, 3) +
    disc(240, 274, 9, '#a9c3a3', 1.5) +
    line('M236 282C232 310 236 330 232 350M244 282C248 310 244 330 248 350', 2, vermilion) +
    slab(240, 166, 22, 30, skin, 1.6) +
    plane(
      sym([
        [0, 76],
        [44, 88],
        [52, 130],
        [40, 160],
        [0, 166],
      ]),
      ink,
      1,
    ) +
    face(138, 40, '#f8ead6') +
    plane(
      'M192 128C188 92 206 74 240 72C274 74 292 92 288 128C274 108 256 104 240 104C224 104 206 108 192 128Z',
      indigo,
      2,
    ) +
    plane('M208 84C206 56 218 44 240 44C262 44 274 56 272 84C260 76 220 76 208 84Z', indigo, 2) +
    line('M200 112Q240 88 280 112', 2, gold) +
    slab(240, 86, 18, 20, '#bcd0b8', 1.6, 3) +
    brush.mirror(plane('M284 108C310 112 328 140 326 190C318 160 304 138 284 128Z', indigo, 1.7)) +
    stand(402, 88)
  );
};

/** A Quanzhou marionette under its control paddle. */
export const marionette: Painter<'marionette'> = (brush) => {
  const strings =
    'M248 84L252 150M268 84L292 258M286 82L332 306M304 80L346 300M258 84L262 206M276 82L266 372M296 80L300 250';
  return (
    brush.mirror(line(strings, 0.9, ink, ' stroke-opacity=".7"')) +
    plane(
      'M140 60C170 46 210 54 240 44C270 54 310 46 340 60C346 72 336 84 322 84C290 80 262 90 240 86C218 90 190 80 158 84C144 84 134 72 140 60Z',
      wood,
      2,
    ) +
    line('M156 68C190 62 214 68 240 60C266 68 290 62 324 68', 1.2, paleGold) +
    slab(240, 30, 16, 24, wood, 1.8, 6) +
    brush.mirror(
      plane('M270 222C300 230 328 252 338 286L318 312C306 286 288 274 266 268Z', '#8b5a3a', 2) +
        plane('M338 286L318 312L324 352C346 344 356 320 352 300Z', rice, 1.7) +
        line('M330 308C336 320 338 334 336 344', 1.1, '#a9a294') +
        plane('M334 300C346 296 354 306 350 316L338 318Z', skin, 1.5) +
        plane('M250 384H286C292 396 292 404 288 410H252Z', ink, 1.8) +
        slab(270, 404, 40, 9, rice, 1.6),
    ) +
    brush.form(
      sym([
        [24, 212, 1],
        [42, 224],
        [46, 270],
        [58, 340],
        [64, 392, 1],
        [0, 396],
      ]),
      '#8b5a3a',
      disc(240, 300, 30, '#6d4029', 1.6, gold) +
        line('M240 278V322M224 290H256M220 300H260M224 310H256', 2.4, gold) +
        meander(170, 310, 372, 13, gold, 1.3) +
        line('M216 226L240 262L264 226', 3, rice),
      14,
    ) +
    plane('M192 268C180 264 184 250 196 254M288 268C300 264 296 250 284 254', 'none', 3.4, gold) +
    line('M186 266C214 278 266 278 294 266', 6) +
    line('M186 266C214 278 266 278 294 266', 3, gold) +
    slab(240, 192, 18, 24, skin, 1.6) +
    face(168, 32) +
    times(7, (i) =>
      line(
        `M${240 + (i - 3) * 9} ${192 - Math.abs(i - 3) * 3}C${240 + (i - 3) * 12} 226 ${240 + (i - 3) * 11} 250 ${240 + (i - 3) * 7} ${276 - Math.abs(i - 3) * 6}`,
        4.4,
        '#efe9dc',
      ),
    ) +
    line('M222 196C218 226 228 250 232 266M258 196C262 226 252 250 248 266M240 198V272', 0.9, '#8f8a80') +
    line('M228 184q6 4 12-1q6 5 12 1', 4, '#efe9dc') +
    plane(
      'M206 160C202 128 218 112 240 110C262 112 278 128 274 160C266 142 254 138 240 138C226 138 214 142 206 160Z',
      ink,
      1.8,
    ) +
    brush.mirror(
      plane('M270 134C296 126 318 130 324 138C314 150 292 150 272 146Z', ink, 1.6) +
        line('M280 138H312', 1.3, gold),
    ) +
    disc(240, 124, 8, '#bcd0b8', 1.6)
  );
};

/** A court robe with coiled dragons over a sea, on its rail. */
export const operaRobe: Painter<'operaRobe'> = (brush) => {
  const robe =
    'M204 96C216 108 264 108 276 96L318 112L438 196L408 262L332 216L336 398H144L148 216L72 262L42 196L162 112Z';
  const body = 'M4-1C-4-14-22-8-21 6C-20 22 4 27 16 17C27 6 23-17 5-24';
  const coil =
    disc(0, 0, 35, crimson, 1.6, paleGold) +
    line(
      'M-19-2L-29-8M-19-2L-30-2M-6 21L-10 31M-6 21L-3 32M21 8L31 12M21 8L32 6M5-24L-8-31M5-24L-10-25',
      2.2,
      paleGold,
    ) +
    line(body, 8, paleGold) +
    line(body, 5, crimson, ' stroke-dasharray="1 5"') +
    plane('M-6-6C-2-14 6-15 11-10L22-9L17-5L21 0L11 3L4 8C-3 8-8 2-6-6Z', paleGold, 1, crimson) +
    line('M-2-12L-8-20M3-13L1-21', 2.2, paleGold) +
    disc(8, -6, 1.7, crimson) +
    disc(18, -20, 4, '#f3e3b0', 1, crimson);
  const small = at(0, 0, coil, 0.72);
  return (
    line('M64 92H416', 12) +
    line('M64 92H416', 8, wood) +
    brush.mirror(disc(416, 92, 9, gold, 1.8)) +
    slab(240, 60, 10, 36, wood, 1.6) +
    plane('M226 60C226 46 254 46 254 60L240 66Z', gold, 1.6) +
    brush.form(
      robe,
      '#b8301f',
      `<g>${waves(140, 340, 360, 16, 6, '#5b82a8', rice, 1.2)}</g>` +
        plane('M240 322L254 344L262 336L276 366H204L218 336L226 344Z', celadon, 1.6, paleGold) +
        plane('M140 366C170 352 190 366 240 360C290 366 310 352 340 366V356H140Z', 'none') +
        brush.mirror(
          cloud(298, 306, 0.46, celadon, paleGold) +
            at(384, 200, small) +
            at(296, 254, small) +
            cloud(336, 152, 0.34, celadon, paleGold) +
            plane('M438 196L408 262L392 252L422 186Z', indigo, 1.6, paleGold),
        ) +
        at(240, 192, coil, 1.2),
      16,
    ) +
    plane('M204 96C216 108 264 108 276 96L270 90C260 98 220 98 210 90Z', rice, 1.8) +
    line('M240 104C262 128 300 140 322 136', 3, paleGold) +
    brush.mirror(tassel(300, 396, 34) + tassel(260, 396, 34)) +
    slab(240, 244, 196, 15, indigo, 1.8, 5) +
    times(7, (i) => slab(168 + i * 24, 247, 13, 9, paleGold, 1.1, 2))
  );
};

/** A pair of thick-soled opera boots. */
export const operaBoots: Painter<'operaBoots'> = (brush) => {
  const boot =
    'M258 92H342L346 118C340 180 338 240 350 284C376 300 396 318 398 344H252C250 300 258 240 254 180Z';
  return (
    brush.mirror(
      brush.form(
        boot,
        '#2a2d3a',
        plane('M250 84H350V130H250Z', indigo, 1.6) +
          meander(256, 344, 100, 16, gold, 1.6) +
          plane('M340 344C338 316 352 296 372 300C392 306 402 326 402 346Z', celadon, 1.8) +
          line('M352 340C352 322 362 312 374 314M366 342C368 332 376 326 386 330', 1.8, paleGold) +
          cloud(298, 196, 0.74, celadon, paleGold, 1.6) +
          ruyi(298, 256, 0.8, vermilion, paleGold, 1.4) +
          line('M250 322C290 312 330 316 344 330', 2, gold) +
          line('M262 130V330', 3, '#474b5c'),
        16,
      ) +
        plane(
          'M250 344H400C402 360 402 384 396 402C350 406 300 406 254 402C250 384 248 360 250 344Z',
          '#f6f2e6',
          2.2,
        ) +
        line('M252 356H400M252 368H401M252 380H400M253 391H398', 0.9, '#bdb4a0') +
        line('M254 402C300 408 350 408 396 402', 4, lacquer) +
        line('M300 84V76Q300 68 292 70', 2.4, vermilion),
    ) +
    line('M292 70C270 48 210 48 188 70', 2.6, vermilion) +
    disc(240, 53, 7, gold, 1.6)
  );
};

/** A bamboo theatre on the shore, built for the gods' opera. */
export const stage: Painter<'stage'> = (brush) => {
  const lattice = `M396 326V404${times(6, (i) => `M${84 + i * 52} 326V404L${110 + i * 52} 326L${136 + i * 52} 404`)}`;
  return (
    pool(brush, 398, 176, 52) +
    line(lattice, 3.4, '#b98d4e') +
    line('M78 352H402M78 380H402', 3, '#b98d4e') +
    plane('M76 326V180H404V326Z', '#d9bb80', 1.8) +
    line(
      times(16, (i) => `M${86 + i * 20.6} 186V320`),
      1.4,
      '#a98048',
    ) +
    plane('M148 326V200H332V326Z', crimson, 2) +
    plane(
      'M148 200H332V222C316 236 300 222 286 230C270 240 256 226 240 234C224 226 210 240 194 230C180 222 164 236 148 222Z',
      vermilion,
      1.7,
    ) +
    line('M152 216Q194 228 240 224Q286 228 328 216', 1.4, paleGold) +
    brush.mirror(
      plane('M332 222C316 250 318 290 324 326H332Z', vermilion, 1.6) +
        disc(362, 236, 14, vermilion, 1.8) +
        line('M354 226q-6 10 0 20M370 226q6 10 0 20M362 222V250', 1.1, paleGold) +
        tassel(362, 250, 30) +
        line('M362 206V222', 1.6) +
        slab(392, 196, 12, 120, vermilion, 1.6) +
        line('M392 206V306', 2.4, paleGold, ' stroke-dasharray="9 7"'),
    ) +
    plane(
      'M240 248C232 248 228 256 230 264C220 268 214 280 212 290L222 292L218 322H262L258 292L268 290C266 280 260 268 250 264C252 256 248 248 240 248Z',
      '#e0c069',
      1.6,
    ) +
    disc(240, 257, 9, skin, 1.4) +
    plane('M230 254C230 242 250 242 250 254Z', indigo, 1.3) +
    line('M250 246C262 226 276 232 280 248M230 246C218 226 204 232 200 248', 2, '#a8772f') +
    line('M226 294H254', 3, vermilion) +
    slab(240, 318, 348, 14, wood, 2) +
    meander(72, 408, 321, 8, paleGold, 1) +
    plane(
      'M46 186C110 164 180 140 240 74C300 140 370 164 434 186L420 200C360 184 300 172 240 168C180 172 120 184 60 200Z',
      '#8c8f7f',
      2.2,
    ) +
    line(
      times(
        15,
        (i) =>
          `M${n(240 + (i - 7) * 5)} ${n(84 + Math.abs(i - 7) * 6)}L${n(240 + (i - 7) * 24)} ${n(168 + Math.abs(i - 7) * 3)}`,
      ),
      1.2,
      '#5f6156',
    ) +
    plane(
      'M170 96C190 90 216 92 240 78C264 92 290 90 310 96L304 142C280 134 260 138 240 146C220 138 200 134 176 142Z',
      vermilion,
      2,
    ) +
    plane(
      'M182 104C200 100 220 102 240 92C260 102 280 100 298 104L294 130C276 124 258 128 240 134C222 128 204 124 186 130Z',
      paleGold,
      1.4,
    ) +
    peony(240, 114, 14, vermilion, gold) +
    brush.mirror(plum(272, 112, 9, vermilion, rice) + leaf(258, 116, 12, 80, celadon)) +
    plane('M240 44L262 54L240 64Z', vermilion, 1.5) +
    line('M240 42V80', 2)
  );
};
