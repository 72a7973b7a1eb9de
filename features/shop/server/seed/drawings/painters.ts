/** Which function draws which motif. */

import { dragon, fishLantern, lionHead, nuoMask, qilinHead, yinggeMask } from './beasts.ts';
import { clayChild, clayRabbit, knot, longevityLock, tigerShoes, weddingBox } from './blessings.ts';
import { apsara, peacockDancer, sleeveDancer, tangDancer, waistDrum, yanggeFans } from './dancers.ts';
import type { MotifName } from './drawing.ts';
import * as festivals from './festivals.ts';
import * as medicine from './medicine.ts';
import type { Painter } from './motif.ts';
import { backFlags, changingFaces, operaMask, phoenixCrown, plumedHelmet } from './opera.ts';
import { beastPrint, bookplates, palmFan, rhymeCards, thangka } from './prints.ts';
import { glovePuppet, marionette, operaBoots, operaRobe, shadowPuppet, stage } from './puppets.ts';
import { album, bambooSlips, book, foldingFan, scroll, woodenFish } from './stories.ts';
import { erhu, guqin, guzheng, pipa, ruan } from './strings.ts';
import * as studio from './studio.ts';
import * as vessels from './vessels.ts';
import { bells, drum, flute, gong, sheng, suona, xun } from './winds.ts';

/** One painter for every motif; a motif without one doesn't compile. */
export const painters: { readonly [Name in MotifName]: Painter<Name> } = {
  ...medicine,
  ...vessels,
  ...studio,
  ...festivals,
  album,
  apsara,
  backFlags,
  bambooSlips,
  beastPrint,
  bells,
  book,
  bookplates,
  changingFaces,
  clayChild,
  clayRabbit,
  dragon,
  drum,
  erhu,
  fishLantern,
  flute,
  foldingFan,
  glovePuppet,
  gong,
  guqin,
  guzheng,
  knot,
  lionHead,
  longevityLock,
  marionette,
  nuoMask,
  operaBoots,
  operaMask,
  operaRobe,
  palmFan,
  peacockDancer,
  phoenixCrown,
  pipa,
  plumedHelmet,
  qilinHead,
  rhymeCards,
  ruan,
  scroll,
  shadowPuppet,
  sheng,
  sleeveDancer,
  stage,
  suona,
  tangDancer,
  thangka,
  tigerShoes,
  waistDrum,
  weddingBox,
  woodenFish,
  xun,
  yanggeFans,
  yinggeMask,
};
