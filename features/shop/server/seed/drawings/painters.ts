/** Which function draws which motif. */
import type { MotifName } from './drawing.ts';
import type { Painter } from './motif.ts';
import { herbDrawers, herbMill, medicinePot, mortar } from './motifs/apothecary.ts';
import { knot, longevityLock, tigerShoes, weddingBox } from './motifs/blessings.ts';
import { album, bambooSlips, book, woodenFish } from './motifs/books.ts';
import { erhu } from './motifs/bowed.ts';
import { clayChild, clayRabbit } from './motifs/clay.ts';
import { peacockDancer, sleeveDancer, tangDancer } from './motifs/dancers.ts';
import { brushes, inkstone } from './motifs/desk.ts';
import { dragon, fishLantern } from './motifs/dragons.ts';
import { foldingFan, palmFan } from './motifs/fans.ts';
import { backFlags, phoenixCrown, plumedHelmet } from './motifs/headdresses.ts';
import { acupunctureFigure, guasha, needles, steelyard } from './motifs/healing.ts';
import { lacquerBox, umbrella, wovenVase } from './motifs/lacquer.ts';
import { palaceLantern, rabbitLantern, skyLantern } from './motifs/lanterns.ts';
import { lionHead, qilinHead } from './motifs/lions.ts';
import { nuoMask, yinggeMask } from './motifs/masks.ts';
import { filigree, incenseBurner, sword } from './motifs/metal.ts';
import { newYearPrint, paperCut } from './motifs/new_year.ts';
import { dragonBoat, pinwheel, swallowKite } from './motifs/outings.ts';
import { changingFaces, operaMask } from './motifs/painted_faces.ts';
import { bells, drum, gong, waistDrum } from './motifs/percussion.ts';
import { guqin, guzheng, pipa, ruan } from './motifs/plucked.ts';
import { plate, vase } from './motifs/porcelain.ts';
import { beastPrint, bookplates, rhymeCards } from './motifs/prints.ts';
import { glovePuppet, marionette } from './motifs/puppets.ts';
import { gourd, moxa, oilBottle, tangerine, waxPills } from './motifs/remedies.ts';
import { apsara, yanggeFans } from './motifs/ribbons.ts';
import { scroll, thangka } from './motifs/scrolls.ts';
import { mooncakeMould, zongziSachet } from './motifs/seasons.ts';
import { shadowPuppet } from './motifs/shadow.ts';
import { brocade, embroideryHoop, indigoCloth } from './motifs/silk.ts';
import { teaCaddy, teapot } from './motifs/tea.ts';
import { operaBoots, operaRobe, stage } from './motifs/theatre.ts';
import { flute, sheng, suona, xun } from './motifs/winds.ts';

/** One painter for every motif; a motif without one doesn't compile. */
export const painters: { readonly [Name in MotifName]: Painter<Name> } = {
  acupunctureFigure,
  album,
  apsara,
  backFlags,
  bambooSlips,
  beastPrint,
  bells,
  book,
  bookplates,
  brocade,
  brushes,
  changingFaces,
  clayChild,
  clayRabbit,
  dragon,
  dragonBoat,
  drum,
  embroideryHoop,
  erhu,
  filigree,
  fishLantern,
  flute,
  foldingFan,
  glovePuppet,
  gong,
  gourd,
  guasha,
  guqin,
  guzheng,
  herbDrawers,
  herbMill,
  incenseBurner,
  indigoCloth,
  inkstone,
  knot,
  lacquerBox,
  lionHead,
  longevityLock,
  marionette,
  medicinePot,
  mooncakeMould,
  mortar,
  moxa,
  needles,
  newYearPrint,
  nuoMask,
  oilBottle,
  operaBoots,
  operaMask,
  operaRobe,
  palaceLantern,
  palmFan,
  paperCut,
  peacockDancer,
  phoenixCrown,
  pinwheel,
  pipa,
  plate,
  plumedHelmet,
  qilinHead,
  rabbitLantern,
  rhymeCards,
  ruan,
  scroll,
  shadowPuppet,
  sheng,
  skyLantern,
  sleeveDancer,
  stage,
  steelyard,
  suona,
  swallowKite,
  sword,
  tangDancer,
  tangerine,
  teaCaddy,
  teapot,
  thangka,
  tigerShoes,
  umbrella,
  vase,
  waistDrum,
  waxPills,
  weddingBox,
  woodenFish,
  wovenVase,
  xun,
  yanggeFans,
  yinggeMask,
  zongziSachet,
};
