/** Scenes of things: on a table, in the hand, on the axis. */
import {
  at,
  axis,
  type Brush,
  brick,
  celadon,
  disc,
  gold,
  indigo,
  ink,
  line,
  n,
  oval,
  paper,
  pine,
  plane,
  ring,
  slab,
  slate,
  times,
  vermilion,
} from './kit.ts';
import { cloud, ground, halo, hills, ripples, sky, stars, sun } from './land.ts';

/** A room's wall and table, in two tones. */
const room = (wall: string, table: string, edge = 400): string =>
  slab(axis, 0, 960, edge, wall) +
  slab(axis, edge, 960, 540 - edge, table) +
  line(`M0 ${edge}H960`, 3, ink, 0.3);

/** A round window onto hills. */
function moonWindow(b: Brush, y: number, r: number, view: string): string {
  const id = b.id();
  return `<clipPath id="${id}"><circle cx="480" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${id})">${view}</g>${ring(axis, y, r, 9, '#6b4a36')}${ring(axis, y, r + 12, 1.6, '#6b4a36', 0.6)}`;
}

/** The medal of the scholarship between two branches. */
export const medal = (b: Brush): string =>
  slab(axis, 0, 960, 540, '#f1e4c8') +
  halo(270, gold, [150, 180, 216, 258, 306, 360, 420]) +
  line(
    times(48, (i) => {
      const turn = (i * Math.PI) / 24;
      return `M${n(axis + Math.cos(turn) * 160)} ${n(270 + Math.sin(turn) * 160)}L${n(axis + Math.cos(turn) * 640)} ${n(270 + Math.sin(turn) * 640)}`;
    }),
    1.2,
    gold,
    0.3,
  ) +
  b.mirror(
    times(9, (i) => {
      const turn = 1.5 - i * 0.26;
      const x = 500 + Math.cos(turn - 0.4) * 40 + i * 21 - (i > 5 ? (i - 5) * 18 : 0);
      const y = 452 - i * 28;
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(64 - i * 9)})">${plane('M0 0C-14-18-12-44 0-60C12-44 14-18 0 0Z', i % 2 ? '#5f8a72' : celadon)}</g><g transform="translate(${n(x)} ${n(y)}) rotate(${n(-20 - i * 7)})">${plane('M0 0C-12-16-10-38 0-52C10-38 12-16 0 0Z', i % 2 ? celadon : '#5f8a72')}</g>`;
    }),
  ) +
  plane('M424 30H536L520 150H440Z', vermilion) +
  plane('M462 30H498L494 150H466Z', paper, 0.85) +
  disc(axis, 270, 128, '#a87f34') +
  disc(axis, 270, 118, '#d9b25c') +
  ring(axis, 270, 104, 3, '#8a6426') +
  times(36, (i) =>
    disc(axis + Math.cos((i * Math.PI) / 18) * 111, 270 + Math.sin((i * Math.PI) / 18) * 111, 2.6, '#8a6426'),
  ) +
  plane('M424 318H536V306H424ZM436 304H524V292H436ZM446 290H514L508 236H452Z', '#8a6426') +
  plane('M420 240Q452 236 462 214H498Q508 236 540 240L536 248H424ZM474 212L480 196L486 212Z', '#8a6426') +
  plane('M470 290V268A10 10 0 0 1 490 268V290Z', '#d9b25c') +
  plane('M470 150H490V144H470Z', gold);

/** A balance whose two pans hold the same. */
export const balance = (b: Brush): string =>
  room('#dfe3da', '#8a5f3f', 430) +
  moonWindow(
    b,
    210,
    178,
    sky(b, '#c9d9da', '#f6ead0') +
      sun(150, 40, '#e08a4c') +
      hills(b, 330, 120, '#8fa99c', 0.7) +
      hills(b, 370, 70, '#6f8f80', 0.7),
  ) +
  slab(axis, 160, 12, 260, '#8b6a2f') +
  disc(axis, 150, 18, gold) +
  disc(axis, 150, 8, vermilion) +
  plane('M410 430H550L534 408H426Z', '#6b4f22') +
  slab(axis, 424, 190, 14, '#5b421c', 1, 5) +
  b.mirror(
    plane('M480 146C560 140 640 152 712 168L710 178C640 166 560 158 480 162Z', '#a87f34') +
      line('M708 174L650 330M708 174L766 330M708 174V326', 1.8, '#6b4f22') +
      plane('M636 330H780C774 366 744 380 708 380C672 380 642 366 636 330Z', gold) +
      oval(708, 330, 72, 9, '#8a6426') +
      slab(708, 296, 84, 12, paper, 1, 2) +
      slab(708, 308, 84, 12, '#e9dcc0', 1, 2) +
      slab(708, 320, 84, 10, paper, 1, 2) +
      plane('M690 284h36l-4 14h-28z', vermilion) +
      slab(860, 452, 120, 12, indigo, 1, 2) +
      slab(856, 440, 104, 12, brick, 1, 2) +
      slab(862, 428, 96, 12, pine, 1, 2),
  ) +
  line('M480 168V400', 2, '#f3dfa9', 0.7);

/** A bowl of tea and its steam. */
export const teaBowl = (b: Brush): string =>
  room('#e6dcc6', '#9a6f4a', 392) +
  moonWindow(
    b,
    196,
    170,
    sky(b, '#b9cbd0', '#efe6d0') +
      hills(b, 300, 150, '#7f9c98', 0.6) +
      hills(b, 350, 80, '#5f8078', 0.6) +
      ripples(b, 300, '#f6f3e6', 5),
  ) +
  line(
    'M480 330C466 300 500 284 484 250C474 226 496 212 488 190M450 336C438 312 464 296 454 270M510 336C522 312 496 296 506 270',
    4,
    paper,
    0.85,
  ) +
  oval(axis, 476, 240, 26, '#6d4a2f', 0.5) +
  plane('M330 346H630C628 410 590 462 540 470H420C370 462 332 410 330 346Z', '#7fa08a') +
  plane('M430 468H530L522 486H438Z', '#5f8470') +
  oval(axis, 346, 150, 22, '#a8c2ae') +
  oval(axis, 350, 134, 17, '#b9873a') +
  oval(axis, 350, 134, 17, '#d9a850', 0.4) +
  line(
    'M350 372L372 392L396 380L414 410L446 396M610 372L592 396L566 386L548 414L520 400',
    1.6,
    '#55786a',
    0.7,
  ) +
  b.mirror(
    plane('M700 470C694 430 706 404 740 400C776 404 786 430 780 470Z', '#b9ab98') +
      oval(740, 402, 28, 7, '#8d5a3c') +
      plane('M820 486Q830 440 880 436Q930 440 940 486Z', '#8a4f33') +
      times(6, (i) => disc(838 + i * 17, 462 - (i % 3) * 8, 8, i % 2 ? '#6f3d27' : '#a5674a')),
  );

/** An open book whose lines are a street. */
export const openBook = (b: Brush): string =>
  sky(b, '#d8dfda', '#f3e8d0') +
  halo(200, '#8a6b45', [110, 150, 196, 248, 306]) +
  sun(150, 48, '#df8a4e') +
  ground(452, '#8a5f3f') +
  b.mirror(
    plane('M480 470C540 436 700 424 860 446V300C720 276 560 290 480 326Z', '#efe4cc') +
      plane('M480 326C560 290 720 276 860 300V312C720 290 560 302 480 338Z', '#d9c9a8') +
      plane('M480 482C540 450 700 438 872 458V446C700 426 540 440 480 470Z', '#c9b58e') +
      line(
        times(
          7,
          (i) =>
            `M${520 + i * 3} ${352 + i * 15}C600 ${326 + i * 16} 720 ${318 + i * 17} ${836 - i * 2} ${328 + i * 16}`,
        ),
        2.4,
        ink,
        0.45,
      ) +
      plane(
        'M520 300V246L552 222L584 246V290ZM592 290V226H640V282ZM652 282V240L690 214L728 240V280ZM740 282V252H790V288Z',
        slate,
      ) +
      plane('M512 250L552 216L592 250ZM642 244L690 206L738 244Z', brick) +
      times(6, (i) => slab(544 + i * 44, 256 + (i % 2) * 8, 10, 14, '#f4d48e')) +
      disc(816, 262, 24, '#7fa06c') +
      line('M816 292V262', 4, '#5d4a3a'),
  ) +
  plane('M452 332L480 150L508 332Z', '#b98f6c') +
  line('M460 290H500M466 252H494M472 214H488', 4, '#7c553a') +
  plane('M476 150L480 118L484 150Z', gold) +
  line('M480 328V486', 3, '#8a6b45') +
  plane('M474 470H486V530L480 518L474 530Z', vermilion);

/** Brushes on their rack before a sheet. */
export const brushes = (b: Brush): string =>
  room('#e9dfc9', '#7f5638', 420) +
  slab(axis, 40, 330, 392, '#faf5e8') +
  slab(axis, 30, 356, 16, '#6b4a36', 1, 6) +
  line('M480 90V400', 1.4, vermilion, 0.8) +
  line(
    times(5, (i) => `M${360 + i * 60} 90V400`),
    1,
    brick,
    0.25,
  ) +
  line('M420 150H540V226H420ZM480 112V282', 15, ink, 0.92) +
  line('M428 326Q480 306 532 326M444 356Q480 342 516 356', 6, ink, 0.35) +
  plane('M520 366h28v28h-28z', vermilion) +
  b.mirror(
    slab(770, 150, 250, 12, '#5b3c28', 1, 5) +
      slab(660, 150, 14, 290, '#5b3c28') +
      slab(880, 150, 14, 290, '#5b3c28') +
      slab(660, 430, 60, 16, '#4a2f1f', 1, 4) +
      slab(880, 430, 60, 16, '#4a2f1f', 1, 4) +
      times(4, (i) => {
        const x = 698 + i * 48;
        const long = 120 + (i % 2) * 26;
        return (
          line(`M${x} 162v14`, 2, gold) +
          slab(x, 176, 10 + (i % 2) * 4, long, i % 2 ? '#b98a4f' : '#8f6237') +
          slab(x, 176 + long, 13 + (i % 2) * 4, 12, '#2f2925') +
          plane(
            `M${x - 8 - (i % 2) * 3} ${188 + long}h${16 + (i % 2) * 6}q2 34-${8 + (i % 2) * 3} 62q-${10 + (i % 2) * 3}-28-${8 + (i % 2) * 3}-62z`,
            i % 2 ? '#e9dfc9' : '#3a302a',
          )
        );
      }) +
      plane('M690 470H850L838 506H702Z', '#3b3a3c') +
      oval(770, 470, 80, 12, '#55565a') +
      oval(770, 470, 52, 7, '#17181b'),
  );

/** A qin under the window, rain outside. */
export const guqin = (b: Brush): string =>
  room('#d9d3c2', '#6f4a32', 420) +
  moonWindow(
    b,
    190,
    168,
    sky(b, '#8fa5ab', '#d9ded2') +
      hills(b, 280, 120, '#6f8a88', 0.6) +
      hills(b, 320, 70, '#557570', 0.7) +
      line(
        times(46, (i) => `M${300 + ((i * 97) % 370)} ${20 + ((i * 53) % 330)}l-8 36`),
        1.4,
        '#f4f8f4',
        0.7,
      ),
  ) +
  b.mirror(
    line('M900 60C880 160 900 260 884 420M930 40C924 160 940 300 926 420', 8, '#5f7f5f') +
      times(7, (i) =>
        plane(
          `M${888 + (i % 2) * 36} ${100 + i * 40}C${850 - i * 2} ${96 + i * 40} ${820} ${118 + i * 40} ${800 + i * 3} ${142 + i * 40}C${830} ${128 + i * 40} ${862} ${124 + i * 40} ${888 + (i % 2) * 36} ${100 + i * 40}Z`,
          i % 2 ? '#6f9276' : '#56795f',
        ),
      ),
  ) +
  slab(axis, 440, 760, 14, '#4a2f1f', 1, 4) +
  b.mirror(slab(800, 452, 22, 88, '#4a2f1f') + plane('M770 454h60l-10 16h-40z', '#3a2417')) +
  plane(
    'M130 400C160 386 300 382 480 384C640 382 760 384 822 396C836 402 836 426 822 432C760 442 640 444 480 442C300 444 160 442 130 430C122 420 122 410 130 400Z',
    '#3a1f18',
  ) +
  plane(
    'M130 400C160 386 300 382 480 384C640 382 760 384 822 396L818 404C640 392 300 392 134 408Z',
    '#5c3326',
  ) +
  line(
    times(7, (i) => `M160 ${400 + i * 4.6}L800 ${402 + i * 4.2}`),
    1.1,
    '#e9d9b0',
    0.85,
  ) +
  times(13, (i) => disc(250 + i * 44, 394, i === 6 ? 4.6 : 3, '#f3e6c2')) +
  slab(796, 398, 8, 36, '#1f120d') +
  plane('M150 432q-6 40 4 66q10-26 4-66z', vermilion);

/** An armillary sphere under the stars. */
export const armillary = (b: Brush): string => {
  const band = (rx: number, ry: number, turn: number, colour: string, width: number) =>
    `<ellipse cx="480" cy="232" rx="${rx}" ry="${ry}" transform="rotate(${turn} 480 232)" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    sky(b, '#141d33', '#3c4a63') +
    stars(b, '#f6e7c4', 34) +
    halo(232, '#c9b07a', [236, 268, 306, 352, 404]) +
    line('M150 96L232 60L318 104L402 66L474 40M810 96L728 60L642 104L558 66L486 40', 1.2, '#f6e7c4', 0.5) +
    hills(b, 470, 60, '#1f2a3d', 0.95) +
    ground(478, '#182233') +
    plane('M330 500H630L606 470H354Z', '#6f5a34') +
    plane('M372 470C390 430 420 420 430 392H530C540 420 570 430 588 470Z', '#8a6f3f') +
    b.mirror(
      plane('M600 470C640 440 650 400 620 380C640 372 668 388 668 420C668 448 650 468 634 474Z', '#8a6f3f') +
        disc(622, 384, 9, '#a98a50'),
    ) +
    band(176, 176, 0, '#a98a50', 16) +
    band(176, 176, 0, '#d9bd7c', 5) +
    band(166, 44, 0, '#a98a50', 12) +
    band(166, 44, 0, '#e6cf97', 3) +
    band(150, 60, -34, '#c19a49', 9) +
    band(150, 60, 34, '#c19a49', 9) +
    band(52, 152, 0, '#8a6f3f', 9) +
    line(
      times(60, (i) => {
        const turn = (i * Math.PI) / 30;
        return `M${n(axis + Math.cos(turn) * 169)} ${n(232 + Math.sin(turn) * 169)}L${n(axis + Math.cos(turn) * 183)} ${n(232 + Math.sin(turn) * 183)}`;
      }),
      1.4,
      '#4f3d1e',
    ) +
    at(axis, 232, slab(0, -170, 14, 340, '#e6cf97') + slab(0, -170, 6, 340, '#8a6f3f'), 1, 22) +
    disc(axis, 232, 18, '#e6cf97') +
    disc(axis, 232, 8, indigo) +
    b.mirror(disc(axis + 124, 92, 4, '#fff6dc'))
  );
};

/** The plan of a city on its axis. */
export const cityPlan = (b: Brush): string =>
  slab(axis, 0, 960, 540, '#e8ddc4') +
  line(times(33, (i) => `M${i * 30} 0V540`) + times(19, (i) => `M0 ${i * 30}H960`), 0.8, '#8a7a5c', 0.25) +
  b.mirror(
    plane(
      'M960 120C860 150 800 90 760 180C730 250 800 300 780 380C760 450 840 480 960 460V500C820 520 720 470 742 380C764 300 690 250 722 170C764 70 860 110 960 84Z',
      '#a9c4c6',
      0.85,
    ),
  ) +
  plane('M270 60H690V480H270Z', '#f4ecd9') +
  line('M270 60H690V480H270Z', 8, '#7d6f60') +
  line('M282 72H678V468H282Z', 1.4, '#7d6f60') +
  times(7, (row) =>
    b.mirror(
      times(3, (col) => {
        const x = axis + 62 + col * 54;
        const y = 92 + row * 54;
        return (
          slab(
            x,
            y,
            44,
            42,
            [celadon, '#d9c49a', '#c9ab84', '#b9c8b4'][(row * 3 + col * 5) % 4] ?? celadon,
            0.85,
          ) +
          line(
            `M${x - 22} ${y + 14}h44M${x - 22} ${y + 28}h44M${x - 7} ${y}v42M${x + 8} ${y}v42`,
            0.9,
            ink,
            0.3,
          )
        );
      }),
    ),
  ) +
  slab(axis, 150, 84, 150, '#e9c9a0') +
  line('M438 150H522V300H438Z', 3, brick) +
  times(4, (i) => slab(axis, 168 + i * 34, 54 - (i % 2) * 12, 18, brick)) +
  times(5, (i) => slab(axis, [52, 104, 318, 386, 472][i] ?? 0, 34, 16, vermilion)) +
  line('M480 12V528', 3, vermilion) +
  plane('M480 6L488 26L480 20L472 26Z', vermilion) +
  b.mirror(
    at(
      860,
      300,
      ring(0, 0, 40, 1.6, ink) +
        plane('M0-52L9 0L0 52L-9 0Z', ink, 0.75) +
        plane('M-52 0L0-9L52 0L0 9Z', ink, 0.3),
    ) +
      plane('M790 500H940V510H790Z', ink, 0.7) +
      plane('M827 500H865V510H827ZM902 500H940V510H902Z', paper),
  ) +
  b.mirror(cloud(820, 60, 0.8, '#8a7a5c', 0.5));
