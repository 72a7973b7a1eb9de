/** Motifs of hanging pictures: painted scrolls and a thangka. */
import {
  at,
  blush,
  celadon,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  mist,
  paleCeladon,
  paleGold,
  plane,
  rice,
  skin,
  slab,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { bird, butterfly, lotus, plum } from '../nature.ts';
import { cloud, meander } from '../ornament.ts';

/** A hanging scroll with a painted scene. */
export const scroll: Painter<'scroll'> = (brush, { scene }) => {
  const painted =
    scene === 'butterflies'
      ? brush.mirror(
          butterfly(284, 190, 0.86, '#d98f74', indigo, 24) +
            line(
              'M240 344C250 300 280 270 306 262M240 344C252 318 276 300 300 300M240 344C244 296 252 270 266 236M240 344C250 330 270 324 296 330',
              3,
              deepCeladon,
            ) +
            plum(262, 252, 10, rice, gold, celadon),
        ) +
        line('M240 346C238 300 240 270 240 236', 3, deepCeladon) +
        plum(240, 232, 12, rice, gold, celadon) +
        plane('M196 350C210 338 270 338 284 350Z', '#b8ad98', 1.2) +
        butterfly(240, 142, 0.3, paleGold, vermilion)
      : `<rect x="160" y="100" width="160" height="260" fill="#344f70"/>` +
        disc(240, 150, 30, '#f0e0b0') +
        times(14, (i) => disc(170 + ((i * 53) % 140), 110 + ((i * 37) % 90), 1.3, rice)) +
        plane('M160 290C190 270 210 300 240 284C270 300 290 270 320 290V360H160Z', '#557494') +
        line(
          'M160 306C190 288 210 316 240 300C270 316 290 288 320 306M160 330C190 312 210 340 240 324C270 340 290 312 320 330',
          1.6,
          mist,
        ) +
        plane('M160 262C190 212 290 212 320 262V274C288 228 192 228 160 274Z', '#e3c67f', 1) +
        brush.mirror(
          bird(290, 240, 0.44, '#f2ead6', '#8fb0c9', 30) +
            bird(276, 198, 0.34, '#f2ead6', '#8fb0c9', 8) +
            bird(306, 280, 0.36, '#f2ead6', '#8fb0c9', 46),
        ) +
        plane(
          'M240 206C232 196 232 190 236 188C238 187 240 190 240 192C240 190 242 187 244 188C248 190 248 196 240 206Z',
          vermilion,
        );
  const silk = scene === 'butterflies' ? '#b9c7ab' : '#8fa3ae';
  return (
    line('M186 52L240 26L294 52', 2, lacquer) +
    disc(240, 28, 4, gold, 1.4) +
    slab(240, 52, 204, 350, silk, 2) +
    meander(142, 338, 62, 12, '#7e8f78', 1) +
    meander(142, 338, 378, 12, '#7e8f78', 1) +
    brush.mirror(slab(196, 54, 7, 34, rice, 1)) +
    brush.form('M160 90H320V360H160Z', '#f2ead6', painted, 0, 1.8) +
    slab(240, 84, 172, 282, 'none', 1, 0, gold) +
    slab(240, 46, 226, 12, lacquer, 2, 6) +
    slab(240, 396, 236, 16, lacquer, 2, 8) +
    brush.mirror(slab(118, 392, 14, 24, gold, 1.8, 5)) +
    `<rect x="302" y="340" width="10" height="12" fill="${vermilion}"/>`
  );
};

/** King Gesar riding, a thangka in a brocade mount. */
export const thangka: Painter<'thangka'> = (brush) => {
  const flame = plane('M0 0C-12-10-6-22-10-34C0-28 4-20 4-12C8-16 8-22 8-26C16-14 12-4 0 0Z', '#d9703c', 1);
  const horse =
    plane(
      'M176 306C170 276 186 260 214 262C240 268 262 266 280 254C288 232 296 214 316 204L322 192L330 204C344 214 352 228 350 240L332 240C322 238 316 246 314 258C310 284 300 292 296 302L306 344H292L280 308C262 316 226 316 208 308L196 344H182L188 310C184 312 178 310 176 306Z',
      '#c4553a',
      2,
    ) +
    line('M178 286C160 286 152 304 158 330C166 316 170 312 180 304', 1.6) +
    plane('M178 284C156 282 146 306 154 336C164 318 170 312 182 302Z', '#f0e4cc', 1.6) +
    line('M302 220C292 232 290 246 284 254M308 212C300 226 298 240 294 256', 5, '#f0e4cc') +
    disc(334, 218, 2.2, ink) +
    line('M330 238L316 230L314 258M316 230L346 232', 1.4, paleGold) +
    plane('M214 262C230 256 252 258 266 262L270 290H212Z', indigo, 1.6) +
    meander(214, 268, 280, 7, paleGold, 1);
  const king =
    plane('M214 266C206 236 216 214 240 212C264 214 274 236 266 266Z', '#d8b450', 2) +
    times(9, (i) => line(`M${224 + (i % 3) * 12} ${228 + Math.floor(i / 3) * 11}q5 6 10 0`, 1)) +
    disc(240, 194, 17, skin, 1.8) +
    line('M232 193q3-2 6 0M242 193q3-2 6 0M236 203q4 3 8 0M232 200q-2 8 0 10M248 200q2 8 0 10', 1.2) +
    plane('M220 188C224 166 256 166 260 188C248 182 232 182 220 188Z', gold, 1.6) +
    line('M240 170V138', 1.6) +
    plane('M240 138L262 146L240 156Z', vermilion, 1.3) +
    brush.mirror(plane('M222 190L212 176L226 178Z', vermilion, 1.2)) +
    line('M218 234C204 240 198 226 196 212M196 172V262', 2.2) +
    plane('M196 150L202 172H190Z', '#d9dad4', 1.3) +
    plane('M196 186L170 194L196 204Z', celadon, 1.2) +
    line('M262 232C274 236 282 232 290 222', 3, gold);
  return (
    slab(240, 48, 296, 372, indigo, 2.2) +
    `<g opacity=".8">${brush.copies(plum(0, 0, 8, 'none', gold, paleGold), [
      [108, 76],
      [108, 130],
      [108, 184],
      [108, 238],
      [108, 292],
      [108, 346],
      [108, 396],
      [372, 76],
      [372, 130],
      [372, 184],
      [372, 238],
      [372, 292],
      [372, 346],
      [372, 396],
    ])}</g>` +
    slab(240, 66, 236, 334, vermilion, 1.4) +
    slab(240, 74, 220, 318, gold, 1.2) +
    brush.form(
      'M136 80H344V386H136Z',
      '#8fb3b0',
      plane(
        'M136 260C160 230 190 250 210 230C240 200 270 240 300 226C320 236 336 240 344 250V390H136Z',
        deepCeladon,
      ) +
        plane('M136 330C170 310 200 330 240 316C280 330 310 310 344 330V390H136Z', celadon, 1.2) +
        disc(240, 216, 84, '#2f4a6b', 1.4, gold) +
        disc(240, 216, 76, '#4f7d86', 1.2, gold) +
        brush.around(12, 240, 216, at(240, 142, flame, 0.9)) +
        brush.mirror(cloud(170, 112, 0.5, rice) + cloud(160, 372, 0.46, paleCeladon)) +
        disc(176, 100, 9, '#f4ead0', 1) +
        disc(304, 100, 9, vermilion, 1) +
        lotus(240, 382, 1.1, blush, vermilion),
      0,
    ) +
    at(-12, 16, horse + king) +
    slab(240, 38, 322, 14, wood, 2, 7) +
    slab(240, 414, 322, 14, wood, 2, 7) +
    brush.mirror(disc(76, 421, 9, gold, 1.8) + disc(76, 45, 8, gold, 1.8))
  );
};
