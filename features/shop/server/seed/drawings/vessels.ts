/** Motifs of kiln and foundry: porcelain, cloisonné, teapot, tea caddy, incense burner, filigree, sword. */
import {
  at,
  type Brush,
  blush,
  celadon,
  clay,
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
  silver,
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
  leaf,
  lotus,
  meander,
  peony,
  petals,
  plum,
  ruyi,
  smoke,
  stand,
  tassel,
} from './ornament.ts';

const white = '#f7f5ee';

function lotusVase(brush: Brush): string {
  const body: Point[] = [
    [22, 78, 1],
    [17, 88],
    [19, 102],
    [30, 110],
    [82, 140],
    [102, 184],
    [92, 244],
    [64, 310],
    [50, 352],
    [56, 378, 1],
    [0, 378, 1],
  ];
  const scroll =
    line(
      'M240 286C276 288 306 270 312 240C318 206 292 190 274 206C262 220 278 236 290 226M312 240C328 224 334 206 332 186M300 266C286 262 276 252 276 240M304 206C300 190 284 182 268 184M262 288C270 300 282 304 296 300',
      2.2,
      porcelain,
    ) +
    leaf(332, 190, 24, -30, porcelain, porcelain) +
    leaf(278, 240, 22, -60, porcelain, porcelain) +
    leaf(268, 186, 24, -80, porcelain, porcelain) +
    leaf(296, 300, 22, 70, porcelain, porcelain) +
    leaf(318, 226, 20, 70, porcelain, porcelain) +
    plum(282, 214, 13, '#7d97bf', white, porcelain);
  const body2 =
    petals(130, 350, 118, 34, 10, '#7d97bf', porcelain) +
    line('M130 156H350M130 161H350', 1.6, porcelain) +
    brush.mirror(scroll) +
    lotus(240, 262, 1.75, '#7d97bf', porcelain, 2) +
    disc(240, 188, 5, porcelain) +
    line('M240 262V288', 2.2, porcelain) +
    line('M130 312H350M130 317H350', 1.6, porcelain) +
    petals(174, 306, 376, -52, 6, '#7d97bf', porcelain, 1.6) +
    petals(174, 306, 376, -34, 6, porcelain, porcelain) +
    line('M212 104H268M214 92H266', 2, porcelain) +
    line('M150 178C152 158 166 144 184 136', 5, '#ffffff');
  return brush.form(sym(body), white, body2, 20) + oval(240, 78, 22, 5, '#d9dde0', 2) + stand(378, 66);
}

function celadonMallet(brush: Brush): string {
  const glaze = '#9dbba6';
  const body: Point[] = [
    [54, 78, 1],
    [52, 86],
    [28, 92],
    [25, 104],
    [25, 196],
    [36, 208, 1],
    [88, 222],
    [98, 236],
    [100, 360],
    [92, 378],
    [72, 384, 1],
    [0, 384, 1],
  ];
  const crack = times(7, (i) => {
    const y = 100 + i * 44;
    const j = () => brush.random() * 22 - 11;
    return `M${n(130 + j())} ${n(y + j())}L${n(168 + j())} ${n(y + 18 + j())}L${n(206 + j())} ${n(y + j())}L${n(240 + j())} ${n(y + 22 + j())}L${n(276 + j())} ${n(y + 4 + j())}L${n(312 + j())} ${n(y + 20 + j())}L${n(352 + j())} ${n(y + j())}M${n(206 + j())} ${n(y + j())}L${n(214 + j())} ${n(y + 40 + j())}M${n(276 + j())} ${n(y + 4 + j())}L${n(268 + j())} ${n(y + 46 + j())}M${n(312 + j())} ${n(y + 20 + j())}L${n(318 + j())} ${n(y + 50 + j())}M${n(168 + j())} ${n(y + 18)}L${n(160 + j())} ${n(y + 52)}`;
  });
  const handle =
    line('M268 112C300 106 316 122 304 138C294 148 284 138 290 130M300 140C306 160 292 178 268 180', 9) +
    line(
      'M268 112C300 106 316 122 304 138C294 148 284 138 290 130M300 140C306 160 292 178 268 180',
      5,
      glaze,
    );
  const branch =
    line('M240 80C236 60 250 48 262 40M240 66C228 56 226 46 220 38', 3, wood) +
    plum(264, 38, 12, '#f2d6cc', vermilion) +
    plum(218, 36, 10, '#f2d6cc', vermilion) +
    disc(246, 52, 4, vermilion, 1) +
    disc(232, 58, 3.5, vermilion, 1);
  return (
    branch +
    brush.mirror(handle) +
    brush.form(
      sym(body),
      glaze,
      line(crack, 0.9, deepCeladon, ' stroke-opacity=".75"') +
        line('M212 118V190M150 246V350', 5, '#d4e3d3') +
        slab(240, 372, 220, 20, '#7c5a3c', 0),
      26,
    ) +
    oval(240, 78, 54, 8, '#6f8f7c', 2.2) +
    oval(240, 79, 30, 4, '#48604f') +
    stand(384, 104)
  );
}

function cloisonneJar(brush: Brush): string {
  const blue = '#2f6f9a';
  const body: Point[] = [
    [50, 150, 1],
    [54, 164, 1],
    [98, 194],
    [110, 238],
    [98, 300],
    [66, 350],
    [70, 372, 1],
    [0, 372, 1],
  ];
  const bloom = (r: number) =>
    brush.around(
      8,
      240,
      256,
      plane(
        `M240 ${256 - r * 0.3}C${240 - r * 0.4} ${256 - r * 0.5} ${240 - r * 0.28} ${256 - r} 240 ${256 - r}C${240 + r * 0.28} ${256 - r} ${240 + r * 0.4} ${256 - r * 0.5} 240 ${256 - r * 0.3}Z`,
        vermilion,
        1.6,
        paleGold,
      ),
    );
  const scroll =
    line(
      'M286 256C312 250 330 270 318 290C308 302 294 294 298 284M296 236C310 216 330 216 334 230C336 240 324 244 320 236M262 210C276 190 300 190 304 204M262 304C274 324 296 322 300 312',
      1.8,
      paleGold,
    ) +
    disc(330, 258, 6, '#d9826b', 1.4, paleGold) +
    disc(298, 214, 5, paleCeladon, 1.4, paleGold) +
    leaf(306, 300, 20, 120, celadon, paleGold) +
    leaf(276, 196, 20, 70, celadon, paleGold) +
    plum(282, 330, 9, paleGold, vermilion, paleGold);
  return (
    brush.form(
      sym(body),
      blue,
      petals(130, 350, 152, 38, 11, indigo, paleGold) +
        petals(170, 310, 372, -44, 7, deepCeladon, paleGold) +
        brush.mirror(scroll) +
        bloom(46) +
        bloom(30) +
        disc(240, 256, 12, gold, 1.6, paleGold),
      22,
    ) +
    slab(240, 366, 148, 12, gold, 2, 3) +
    slab(240, 146, 112, 10, gold, 2, 3) +
    brush.form(
      sym([
        [10, 96, 1],
        [60, 118],
        [70, 146, 1],
        [0, 146, 1],
      ]),
      blue,
      petals(170, 310, 146, -24, 8, vermilion, paleGold) + line('M190 120Q240 108 290 120', 1.6, paleGold),
      12,
    ) +
    plane(
      sym([
        [0, 62],
        [12, 76],
        [8, 90],
        [14, 98, 1],
      ]),
      gold,
      2,
    ) +
    line('M230 82H250', 1.2) +
    brush.mirror(
      line('M342 236C370 236 374 270 352 276', 7) +
        line('M342 236C370 236 374 270 352 276', 3.6, gold) +
        disc(354, 290, 14, 'none', 6) +
        disc(354, 290, 14, 'none', 3, gold),
    ) +
    stand(378, 92)
  );
}

/** A vase or a covered jar. */
export const vase: Painter<'vase'> = (brush, { form }) => {
  if (form === 'meiping') return lotusVase(brush);
  return form === 'mallet' ? celadonMallet(brush) : cloisonneJar(brush);
};

/** A Canton enamel plate: gold ground, birds and peonies, medallions on the rim. */
export const plate: Painter<'plate'> = (brush) => {
  const medallion =
    oval(240, 104, 32, 20, rice, 1.6) +
    peony(240, 104, 14, blush, gold) +
    leaf(226, 110, 14, -70, celadon) +
    leaf(254, 110, 14, 70, celadon);
  return (
    disc(240, 226, 170, white, 2.4) +
    disc(240, 226, 164, '#d9b356', 1.4) +
    disc(240, 226, 162, 'none', 3, '#6b8f5e') +
    brush.around(6, 240, 226, medallion) +
    brush.around(
      6,
      240,
      226,
      `<g transform="rotate(30 240 226)">${at(240, 104, butterfly(0, 0, 0.4, vermilion, paleGold) + times(3, (i) => disc((i - 1) * 24, 18 - Math.abs(i - 1) * 6, 3, celadon, 0.8)))}</g>`,
    ) +
    disc(240, 226, 90, vermilion, 1.6) +
    disc(240, 226, 85, rice, 1.6) +
    brush.around(24, 240, 226, disc(240, 138.5, 1.6, paleGold)) +
    brush.mirror(
      bird(212, 196, 0.52, '#6d8f86', vermilion, 22) +
        leaf(212, 268, 30, -80, celadon) +
        leaf(216, 282, 30, -120, deepCeladon) +
        line('M240 292C214 296 190 284 176 262', 2, wood) +
        plum(178, 258, 9, blush, gold) +
        leaf(196, 282, 18, -150, celadon),
    ) +
    peony(240, 250, 34, vermilion, paleGold) +
    plum(240, 168, 10, paleGold, vermilion) +
    brush.mirror(plane('M132 396L150 366H166L156 396Z', lacquer, 2)) +
    slab(240, 392, 236, 12, lacquer, 2, 3)
  );
};

/** A Yixing teapot on a tray with two cups. */
export const teapot: Painter<'teapot'> = (brush) => {
  const purple = '#7d4636';
  const body: Point[] = [
    [40, 172, 1],
    [78, 188],
    [108, 226],
    [112, 262],
    [94, 300],
    [58, 318, 1],
    [0, 318, 1],
  ];
  const cup =
    plane(
      sym(
        [
          [26, 334, 1],
          [22, 352],
          [11, 361, 1],
          [11, 366, 1],
          [0, 366, 1],
        ],
        102,
      ),
      purple,
      2,
    ) +
    oval(102, 334, 26, 6, '#5d3327', 2) +
    oval(102, 335, 20, 4, '#b87a35');
  return (
    smoke(156, 92) +
    at(
      0,
      48,
      plane('M332 214C356 204 368 188 384 170L402 176C394 208 376 250 344 262Z', purple, 2.2) +
        oval(393, 173, 10, 4, '#5d3327', 1.8) +
        line('M140 208C92 190 80 232 94 262C104 284 126 292 144 290', 17) +
        line('M140 208C92 190 80 232 94 262C104 284 126 292 144 290', 12.5, purple) +
        brush.form(
          sym(body),
          purple,
          line('M150 236C156 216 168 202 184 194', 6, '#a8705a') +
            line('M126 268C180 284 300 284 354 268', 1.1, '#a8705a') +
            lotusLine(),
          24,
        ) +
        brush.form(
          sym([
            [8, 148, 1],
            [34, 156],
            [52, 176, 1],
            [0, 180],
          ]),
          '#885041',
          line('M206 168Q240 158 274 168', 1.2, '#b98a72'),
          10,
        ) +
        disc(240, 138, 12, purple, 2.2) +
        line('M234 133q4-4 8-2', 2, '#a8705a'),
    ) +
    brush.mirror(cup) +
    slab(240, 366, 340, 16, '#c49a5c', 2.2, 4) +
    line(
      times(23, (i) => `M${94 + i * 13.2} 369V379`),
      1,
      wood,
    ) +
    brush.mirror(plane('M96 382H132L122 398H104Z', wood, 2))
  );
};

function lotusLine(): string {
  return (
    lotus(240, 284, 1.2, 'none', '#b98a72', 1.3) + line('M196 288C210 296 270 296 284 288', 1.2, '#b98a72')
  );
}

/** A celadon tea caddy, a cup and fresh leaves. */
export const teaCaddy: Painter<'teaCaddy'> = (brush) => {
  const sprig =
    line('M0 0C-2-20 0-40 4-62', 1.6, deepCeladon) +
    leaf(0, -8, 46, -48, celadon) +
    leaf(0, -20, 46, 42, '#9ab77d') +
    leaf(2, -36, 34, -30, '#9ab77d') +
    leaf(4, -54, 40, 8, celadon);
  const body: Point[] = [
    [54, 152, 1],
    [58, 164, 1],
    [92, 184],
    [100, 220],
    [96, 290],
    [76, 330],
    [62, 338, 1],
    [0, 338, 1],
  ];
  const cup: Point[] = [
    [50, 332, 1],
    [46, 352],
    [26, 376],
    [22, 390, 1],
    [0, 390, 1],
  ];
  return (
    brush.mirror(at(112, 372, sprig, 1.5, -16) + at(138, 378, sprig, 1, 12)) +
    brush.form(
      sym(body),
      paleCeladon,
      lotus(240, 256, 1.5, '#a9c4ae', deepCeladon) +
        brush.mirror(
          line(
            'M240 268C262 274 286 268 300 250C310 236 302 222 290 226C280 230 286 244 294 240',
            1.6,
            deepCeladon,
          ) + leaf(300, 250, 22, 60, '#a9c4ae', deepCeladon),
        ) +
        line('M148 190H332M146 206H334M146 292H334', 1.3, deepCeladon) +
        meander(142, 338, 192, 11, deepCeladon, 1.1) +
        line('M158 224C156 246 158 264 160 282', 5, '#eaf1e4'),
      22,
    ) +
    brush.form(
      sym([
        [12, 108, 1],
        [50, 118],
        [64, 152, 1],
        [0, 152, 1],
      ]),
      paleCeladon,
      petals(176, 304, 152, -24, 8, '#a9c4ae', deepCeladon),
      12,
    ) +
    disc(240, 100, 11, paleCeladon, 2) +
    line('M182 152H298', 2) +
    brush.form(
      sym(cup),
      rice,
      line('M190 346H290', 2, porcelain) + brush.mirror(bird(222, 362, 0.22, porcelain, porcelain)),
      12,
    ) +
    oval(240, 332, 50, 11, rice, 2.2) +
    oval(240, 334, 43, 7, '#bcc277', 1) +
    leaf(236, 338, 18, -30, deepCeladon) +
    leaf(244, 338, 18, 26, deepCeladon) +
    slab(240, 390, 180, 10, wood, 2, 4)
  );
};

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
