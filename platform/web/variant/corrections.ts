/** Our own words above OpenCC's dictionaries: `simplified traditional`, separated by |. */

/** Words that OpenCC's phrases lack or cut wrongly on the way to traditional characters. */
export const hantWords = '只 只';

/** The same on the way to simplified ones. */
export const hansWords = '只 只';

/** Of two good forms of a character, the one that Hong Kong's newspapers print; OpenCC keeps the other. */
export const hongKongForms = '啓 啟|麪 麵|羣 群|峯 峰|牀 床|裡 裏';

/** 著 that only marks an aspect is 着 in both of our scripts. */
const verbs = '看|聽|說|説|走|坐|站|拿|帶|跟|隨|沿|朝|向|對|順|守|護|等|望|笑|想|寫|穿|戴|意味|伴|藏|映|照|繞|圍|靠|憑|有|活|接|按|趁|為|本';

export const aspects = verbs
  .split('|')
  .map((verb) => `${verb}著 ${verb}着`)
  .concat(['著手 着手', '著重 着重', '著眼 着眼', '著想 着想', '著落 着落', '著急 着急', '著色 着色', '著力 着力', '著實 着實', '著火 着火'])
  .join('|');

/** Characters that stand in texts of both scripts, whatever the dictionaries make of them. */
export const inBoth =
  '万丑丰么于云仆价伙余佣党准几凶划占厂厘台叶吁吃后咨咸坏夸宫尸岩岳帘干广征恒愿据斗无朴杠杰柜涂涌淀游熏皂确种筑胜腊腌膻苧苹范荐虫虱蜡跖辟适郁采里霉麽' +
  '乾夥廢徵於昇氾濛皁祕脩舖袷計陞麼著藉瞭';
