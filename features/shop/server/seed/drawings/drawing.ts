/** The vocabulary of the drawings: every motif with the choices it leaves open. */

/** What can be drawn, and what varies in it. */
export interface Motifs {
  // traditional medicine
  moxa: object;
  herbDrawers: object;
  medicinePot: object;
  acupunctureFigure: object;
  needles: object;
  herbMill: object;
  mortar: object;
  gourd: object;
  steelyard: object;
  guasha: object;
  waxPills: object;
  tangerine: object;
  oilBottle: object;
  // ceramics and metal
  vase: { form: 'meiping' | 'mallet' | 'jar' };
  plate: object;
  teapot: object;
  teaCaddy: object;
  incenseBurner: object;
  filigree: object;
  sword: object;
  // lacquer, bamboo, textile, the study
  lacquerBox: object;
  wovenVase: object;
  umbrella: object;
  embroideryHoop: object;
  brocade: object;
  indigoCloth: object;
  inkstone: object;
  brushes: object;
  // books and stories
  bambooSlips: object;
  foldingFan: { leaf: 'story' | 'peony' };
  book: { emblem: 'bridge' | 'waves' };
  scroll: { scene: 'butterflies' | 'magpies' };
  album: object;
  woodenFish: object;
  rhymeCards: object;
  beastPrint: object;
  bookplates: object;
  palmFan: object;
  thangka: object;
  // instruments
  guqin: object;
  pipa: object;
  erhu: { body: 'python' | 'coconut' };
  flute: { way: 'dizi' | 'xiao' };
  guzheng: object;
  suona: object;
  ruan: object;
  sheng: object;
  bells: object;
  drum: object;
  xun: object;
  gong: object;
  // dance
  lionHead: object;
  dragon: { form: 'cloth' | 'fire' };
  sleeveDancer: object;
  peacockDancer: object;
  yanggeFans: object;
  waistDrum: object;
  fishLantern: object;
  yinggeMask: object;
  qilinHead: object;
  nuoMask: object;
  tangDancer: object;
  apsara: object;
  // opera
  operaMask: { face: 'guan' | 'bao' };
  changingFaces: object;
  phoenixCrown: object;
  shadowPuppet: { role: 'lady' | 'general' };
  glovePuppet: object;
  marionette: object;
  operaRobe: object;
  operaBoots: object;
  plumedHelmet: object;
  backFlags: object;
  stage: object;
  // customs
  newYearPrint: { subject: 'child' | 'guardian' };
  paperCut: object;
  swallowKite: object;
  palaceLantern: object;
  rabbitLantern: object;
  zongziSachet: object;
  tigerShoes: object;
  knot: object;
  clayChild: object;
  clayRabbit: object;
  dragonBoat: object;
  pinwheel: object;
  mooncakeMould: object;
  longevityLock: object;
  skyLantern: object;
  weddingBox: object;
}

/** The name of a motif. */
export type MotifName = keyof Motifs;

/** A motif with its choices made: what a product carries. */
export type Drawing = { [Name in MotifName]: { motif: Name } & Motifs[Name] }[MotifName];
