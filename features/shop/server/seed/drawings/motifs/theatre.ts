/** Motifs of the opera stage: robe, boots, bamboo theatre. */
import {
  at,
  celadon,
  crimson,
  disc,
  gold,
  indigo,
  lacquer,
  line,
  n,
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
import { leaf, peony, plum } from '../nature.ts';
import { cloud, meander, pool, ruyi, tassel, waves } from '../ornament.ts';

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
