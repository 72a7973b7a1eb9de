/** Motifs of the foundry: incense burner, silver filigree, sword. */
import {
  at,
  celadon,
  crimson,
  disc,
  gold,
  ink,
  lacquer,
  line,
  n,
  oval,
  paleCeladon,
  paleGold,
  plane,
  rice,
  silver,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf } from '../nature.ts';
import { cloud, meander, ruyi, smoke, stand, tassel } from '../ornament.ts';

/** A bronze incense burner with worm-shaped ears, smoking. */
export const incenseBurner: Painter<'incenseBurner'> = (brush) => {
  const bronze = '#8f5d34';
  const ear = 'M338 232C376 222 380 262 360 288C352 298 338 302 330 300';
  return (
    smoke(170, 118, ink, 1.8) +
    brush.mirror(line(ear, 17) + line(ear, 12, bronze)) +
    brush.mirror(plane('M168 326C164 350 170 362 178 372H194C200 358 204 346 204 334Z', '#74492a', 2.2)) +
    plane('M226 336C226 356 232 366 234 374H246C248 366 254 356 254 336Z', '#74492a', 2.2) +
    brush.form(
      sym([
        [96, 226, 1],
        [92, 236, 1],
        [102, 262],
        [104, 296],
        [84, 328],
        [0, 340],
      ]),
      bronze,
      line('M130 254H350M130 312H350', 1.6, '#c79a5c') +
        meander(134, 346, 240, 11, '#c79a5c', 1.2) +
        ruyi(240, 286, 1, '#a97544', '#d6b27c') +
        brush.mirror(cloud(180, 286, 0.72, '#a97544', '#d6b27c', 1.3)) +
        line('M152 262C148 280 152 298 162 312', 5, '#c48f5d'),
      24,
    ) +
    oval(240, 226, 98, 15, '#6b4225', 2.2) +
    oval(240, 229, 82, 9, '#cfc7b6', 1.2) +
    slab(240, 170, 3.4, 60, vermilion, 0) +
    brush.mirror(slab(224, 186, 2.6, 44, lacquer, 0)) +
    disc(240, 170, 3, gold) +
    stand(374, 112)
  );
};

/** A silver filigree hairpin: butterfly over two blossoms, pearls hanging. */
export const filigree: Painter<'filigree'> = (brush) => {
  const pale = '#eeeee8';
  const grey = '#6f746f';
  const coil = (x: number, y: number, r: number) =>
    line(
      `M${n(x + r)} ${y}a${n(r)} ${n(r)} 0 1 1 ${n(-r)} ${n(-r)}a${n(r * 0.66)} ${n(r * 0.66)} 0 1 1 ${n(-r * 0.66)} ${n(r * 0.66)}a${n(r * 0.4)} ${n(r * 0.4)} 0 1 1 ${n(r * 0.5)} ${n(r * 0.4)}`,
      1,
      grey,
    );
  const petal =
    plane('M0 0C-20-12-24-40 0-52C24-40 20-12 0 0Z', pale, 1.8) +
    line('M0-6C-13-16-16-36 0-44C16-36 13-16 0-6ZM0-12C-8-18-9-32 0-37C9-32 8-18 0-12Z', 1, grey);
  const flower =
    times(6, (i) => at(0, 0, petal, 1, i * 60)) + disc(0, 0, 13, gold, 1.8) + disc(0, 0, 7, vermilion, 1.4);
  const wing =
    plane(
      'M240 150C262 92 330 70 358 92C368 122 330 156 270 160C316 164 338 190 324 212C300 228 258 204 240 172Z',
      pale,
      2,
    ) +
    line(
      'M250 148C270 106 324 86 346 102C350 120 316 146 272 150M254 172C276 172 312 182 312 200C300 212 270 194 254 178',
      1,
      grey,
    ) +
    coil(322, 112, 13) +
    coil(294, 126, 11) +
    coil(270, 138, 7) +
    coil(296, 192, 10) +
    coil(272, 180, 6) +
    disc(340, 104, 4, celadon, 1);
  const drops = (x: number, long: number) =>
    line(`M${x} 286V${286 + long}`, 1.2) +
    times(3, (k) => disc(x, 286 + (long * (k + 1)) / 4, 4, rice, 1.2)) +
    plane(
      `M${x} ${282 + long}C${x - 9} ${296 + long} ${x - 6} ${306 + long} ${x} ${306 + long}C${x + 6} ${306 + long} ${x + 9} ${296 + long} ${x} ${282 + long}Z`,
      celadon,
      1.4,
    );
  return (
    plane('M236 240H244V400Q240 440 236 400Z', silver, 1.8) +
    line('M240 250V410', 0.8, grey) +
    brush.mirror(wing) +
    plane('M240 122C250 130 248 166 240 196C232 166 230 130 240 122Z', gold, 1.8) +
    disc(240, 118, 8, gold, 1.8) +
    brush.mirror(line('M242 112C248 84 262 76 272 80C278 84 272 92 268 87', 1.8)) +
    brush.mirror(drops(146, 52) + drops(172, 74) + drops(198, 56) + line('M134 286H206', 2, grey)) +
    brush.mirror(at(176, 252, flower, 0.86) + leaf(128, 280, 34, -100, silver, grey)) +
    at(240, 244, flower, 1.05)
  );
};

/** A straight sword, point down, beside its scabbard's tassel. */
export const sword: Painter<'sword'> = (brush) => {
  const hilt =
    plane(
      sym(
        [
          [16, 146, 1],
          [44, 148],
          [52, 162],
          [40, 176],
          [20, 172],
          [0, 184, 1],
        ],
        190,
      ),
      gold,
      2.2,
    ) +
    ruyi(190, 160, 0.5, 'none', lacquer) +
    brush.form(
      sym(
        [
          [11, 84, 1],
          [13, 116],
          [11, 148, 1],
          [0, 148, 1],
        ],
        190,
      ),
      wood,
      line(
        times(8, (i) => `M176 ${86 + i * 9}L204 ${95 + i * 9}M204 ${86 + i * 9}L176 ${95 + i * 9}`),
        1,
        paleGold,
      ),
      6,
    ) +
    plane(
      sym(
        [
          [0, 50],
          [16, 56],
          [20, 74],
          [13, 86, 1],
          [0, 86, 1],
        ],
        190,
      ),
      gold,
      2.2,
    ) +
    disc(190, 68, 5, crimson, 1.2);
  const steel = line(
    times(11, (i) => `M178 ${190 + i * 20}q6 8 12 0q6-8 12 0`),
    0.8,
    '#9aa09c',
  );
  const scabbard =
    slab(290, 92, 34, 320, lacquer, 2, 8) +
    line('M282 130V370', 2, '#8a4a38') +
    slab(290, 86, 40, 40, gold, 1.8, 4) +
    slab(290, 188, 40, 18, gold, 1.8, 3) +
    slab(290, 286, 40, 18, gold, 1.8, 3) +
    slab(290, 368, 40, 52, gold, 1.8, 10) +
    ruyi(290, 104, 0.52, 'none', lacquer) +
    ruyi(290, 390, 0.52, 'none', lacquer) +
    cloud(290, 158, 0.26, 'none', paleGold, 1) +
    cloud(290, 256, 0.26, 'none', paleGold, 1) +
    cloud(290, 336, 0.26, 'none', paleGold, 1);
  return (
    brush.mirror(cloud(112, 360, 1, paleCeladon) + cloud(104, 200, 0.7, paleCeladon)) +
    brush.form(
      sym(
        [
          [13, 176, 1],
          [11, 396],
          [0, 424, 1],
        ],
        190,
      ),
      silver,
      steel + line('M190 170V420', 1.4) + times(7, (i) => disc(190, 202 + i * 26, 3.6, gold, 1.1)),
      6,
    ) +
    hilt +
    scabbard +
    line('M190 56C150 50 146 84 150 104', 2.6, vermilion) +
    tassel(150, 104, 84) +
    disc(150, 100, 6, celadon, 1.2) +
    line('M310 196C336 196 334 230 330 240', 2.6, vermilion) +
    tassel(330, 236, 84) +
    disc(330, 234, 6, celadon, 1.2)
  );
};
