import {
  at,
  celadon,
  crimson,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  plane,
  rice,
  slab,
  times,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { plum } from '../nature.ts';
import { cloud, meander, ruyi } from '../ornament.ts';

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
